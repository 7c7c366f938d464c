// What each picture shows: `words: motif landscape sky` (`~` is its dark twin). The first line with a word of the card's id counts; for a
// card of which nothing is known, its kind, icons and abilities decide.

const TALES = `
quest-the-demon: hourglass cave dusk
quest-the-sorceress: crystal forest night
quest-the-ancient-dragon: purse cave gold
quest-the-deathless-lord: hourglass graves mist
quest-the-usurper-king: crown court ember
quest-the-bandit-chief: purse mountains storm
quest-the-mad-cultist: eye cave mist
quest-the-masked-assassin: duel town mist
quest-the-beast: dead moor dusk
quest-the-corrupt: scroll court dusk
conscript: banner battlefield dawn
squire: helm castle day
stonemason: anvil town day
woodcutter: axe forest dawn
noble: shield court gold
sailor: ship sea day
pickpocket: purse town night
hunter: bow forest dusk
performer: lute town dusk
apprentice: cauldron library ember
farmer: wheat fields day
urchin: lantern town storm
student: quill library day
merchant: purse desert gold
acolyte: lantern temple dawn
bound-by-honor: shield battlefield dusk
vow-of-vengeance: sword graves storm
sole-survivor: dead battlefield ember
thirst-for-knowledge: book library night
lone-wanderer: wanderer mountains dusk
thrill-seeker: peak mountains day
chosen-by-the-light: hand temple gold
born-lucky: dice town gold
seeker-of-truth: lantern cave mist
hunger-for-power: throne court ember
protector-of-the-weak: shield fields storm
forbidden-love: rose court night
haunted-by-visions: eye moor mist
call-of-the-wild: wolf forest night
marked-by-shadow: hood graves dusk
one-with-nature: stag forest mist
wise-master: wanderer mountains dawn
blood-of-dragons: dragon mountains ember
mighty-villain: throne castle storm
hero-of-destiny: star moor night
hand-of-fate: hand desert night
force-of-darkness: demon graves night
champion-of-the-people: banner town dawn
heir-to-the-throne: crown castle gold
master-of-whispers: raven court dusk
great-explorer: ship sea dawn
grand-archmage: orrery library night
voice-of-the-gods: wings temple gold
relentless-conqueror: horse battlefield ember
knight-of-legend: helm castle dusk
adventurous: peak fields dawn
brave: sword battlefield gold
light-fingered: key town night
bookish: book library dusk
devout: chalice temple day
silver-tongue: lute court day
foundling: child river night
secret-royalty: crown cave dusk
rebel: banner town ember
street-brawl: duel town dusk
cruel-winter: wheat snow frost
collapsed-mine: mine mountains storm
wolves-at-the-fold: wolf snow night
childhood-rival: duel fields day
stowaway: ship sea storm
thieves-guild: mask cave night
lost-in-the-woods: sign forest mist
travelling-fair: lute fields dusk
fever-season: cauldron town mist
raging-inferno: flame town ember
pilgrim-road: wanderer temple dawn
the-academy: quill library gold
village-trial: scales town day
find-a-lost-child: child forest dusk
loyal-hound: hound fields dawn
old-soldier: shield town dusk
wandering-minstrel: lute river day
hedge-witch: witch forest mist
smuggler: ship sea night
knight-errant: horse castle dawn
duelist: duel court dawn
ranger: bow mountains mist
hedge-wizard: crystal moor dusk
temple-guardian: shield temple gold
court-favourite: rose court gold
veteran: helm battlefield day
outlaw: bow forest storm
arena-of-blood: helm arena ember
siege-of-the-river-fort: castle river storm
ogre-at-the-bridge: bridge river day
haunted-battlefield: ghost battlefield mist
peasant-uprising: flame fields dusk
frozen-pass: peak snow frost
the-dukes-strongroom: key court dusk
the-white-stag: stag forest dawn
queens-chambers: mask court night
the-drowned-library: book sea mist
desert-crossing: wanderer desert gold
prison-hulk: chain sea storm
dangerous-artifact: crystal cave ember
masked-ball: mask court dusk
restless-spirit: ghost graves night
exiled-heir: crown snow dusk
temple-healer: hand temple day
gentle-giant: giant fields dawn
reformed-thief: key river dawn
mad-cultist: hood cave ember
bandit-chief: axe mountains dusk
corrupt-magistrate: scales court storm
beast-of-the-moors: wolf moor storm
masked-assassin: mask town night
keeper-of-the-scales: scales temple gold
living-saint: wings river dawn
archdruid: tree forest gold
keeper-of-secrets: eye library night
crowned-head: king court gold
dread-name: skull battlefield storm
living-legend: star mountains gold
duel-of-champions: duel arena gold
the-last-wall: tower battlefield dusk
the-titan-wakes: giant mountains storm
army-at-the-gates: gate battlefield dawn
tower-of-thorns: thorns forest dusk
heart-of-the-labyrinth: maze cave dusk
coronation-night: crown town night
plague-of-shadows: raven town mist
the-dying-forest: dead forest ember
gate-between-worlds: gate moor night
council-of-kings: king mountains dawn
voice-of-the-oracle: eye temple mist
the-unbroken-chain: chain desert day
sword-of-darkness: sword~ sea night
the-ordeal-of-ash: flame cave ember
the-star-engine: orrery mountains night
the-last-temptation: serpent desert dusk
the-empty-throne: throne temple storm
sorceress: witch castle dusk
the-demon: demon cave ember
usurper: king castle storm
dragon: dragon mountains dusk
deathless: bones graves storm
blessing-of-courage: chalice temple dawn
second-wind: heart mountains dawn
guiding-star: star sea night
last-effort: anvil mountains ember
tales-by-the-fire: flame forest night
act-of-mercy: hand battlefield dawn
old-songs-remembered: lute moor dusk
hidden-path: gate forest day
unexpected-talent: mask town day
steadfast-heart: heart castle gold
years-of-practice: bow fields dawn
stand-against-evil: sword castle storm
recognised-at-last: banner castle gold
turn-of-fortune: dice fields dawn
cruel-betrayal: sword~ court night
champion: helm~ graves ember
harsh-lesson: gallows moor dusk
instill-fear: skull forest night
tap-into-darkness: crystal cave night
sabotage: bridge river ember
forbidden-power: book cave ember
blackmail: scroll court night
by-any-means: key cave storm
dark-pact: demon moor dusk
cheat-death: hourglass graves night
loaded-dice: dice court ember
false-papers: scroll town storm
burned-bridges: bridge mountains ember
blood-price: chalice graves ember
rise-of-the-adversary: raven castle ember
victory: star castle dawn
wolf: wolf forest night
king: king castle gold
queen: crown court dusk
book: book library dusk
sea: ship sea day
witch: witch forest dusk
road: sign fields dawn
ghost: ghost graves mist
forest: tree forest day
fire: flame town ember`;

export interface Tale {
  motif: string;
  land: string;
  sky: string;
}

const told = TALES.trim()
  .split('\n')
  .map((line) => {
    const [word = '', rest = ''] = line.split(': ');
    const [motif = '', land = '', sky = ''] = rest.split(' ');
    return { word, tale: { motif, land, sky } };
  });

const FOR: Record<string, string> = {
  divinity: 'chalice',
  justice: 'scales',
  nature: 'tree',
  arcana: 'crystal',
  royalty: 'crown',
  infamy: 'mask',
  strength: 'sword',
  dexterity: 'bow',
  constitution: 'heart',
  intelligence: 'book',
  wisdom: 'eye',
  charisma: 'lute',
  ally: 'wanderer',
  adversary: 'skull',
  hero: 'star',
  antihero: 'hood',
  quest: 'scroll',
};

const LANDS = ['mountains', 'forest', 'sea', 'town', 'castle', 'temple', 'moor', 'river', 'fields', 'desert'];
const LIGHT = ['dawn', 'day', 'gold', 'dusk'];
const DARK = ['night', 'storm', 'ember', 'mist'];

export function taleOf(id: string, words: readonly string[], dark: boolean, seed: number): Tale {
  const found = told.find(({ word }) => id.includes(word));
  if (found) return found.tale;
  const skies = dark ? DARK : LIGHT;
  return {
    motif: words.map((word) => FOR[word]).find(Boolean) ?? 'wanderer',
    land: LANDS[seed % LANDS.length] ?? 'fields',
    sky: skies[(seed >>> 5) % skies.length] ?? 'day',
  };
}
