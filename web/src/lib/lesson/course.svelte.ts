// The course of a lesson: where the learner is, and what happens until the teacher speaks again.

import { motion } from '../motion.svelte';
import { partsOf, perform } from '../perform';
import { lastDeeds, type GamePage, type Part, type Scene } from '../scene';
import { settings } from '../settings.svelte';
import { about } from '../texts.svelte';
import type { EventShape, LessonShape, LessonStep, SeatShape } from '../wire';

// A learner needs a moment for every move, even without animation.
const LEAST_REST = 450;
// Turns that are skipped: so many events at once are not shown one by one.
const HURRY = 8;

export class Course {
  readonly lesson: LessonShape;
  /** The step that is shown. */
  at = $state(0);
  /** Others play, and the learner watches. */
  running = $state(false);
  /** Another move was made than the one that is asked for. */
  astray = $state(0);
  /** What happened since the teacher spoke last. */
  since = $state.raw<readonly EventShape[]>([]);

  /** The table as far as the next step has been shown, while it unfolds part by part. */
  private part = $state.raw<Part | null>(null);
  private readonly page: GamePage;
  private readonly learner: () => string;
  private run = 0;

  constructor(lesson: LessonShape, page: GamePage, learner: () => string, from = 0) {
    this.lesson = lesson;
    this.page = page;
    this.learner = learner;
    this.go(from);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  /** The steps at which the teacher speaks. */
  get stops(): number[] {
    return this.lesson.steps.flatMap((step, at) => (step.say ? [at] : []));
  }

  /** How many of them have been reached. */
  get reached(): number {
    return this.stops.filter((at) => at <= this.at).length;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  get names(): string[] {
    return this.lesson.names.map((name, seat) => (seat === this.lesson.seat ? this.learner() : name));
  }

  get scene(): Scene {
    const { lesson, step } = this;
    const texts = about(lesson.game);
    const wanted = !this.running && step.wants.length > 0;
    const seat = (name: string): SeatShape => ({
      kind: 'person',
      name,
      program: false,
      bot: '',
      away: '',
      present: true,
      kept: false,
    });
    return {
      game: lesson.game,
      view: this.part?.view ?? step.view,
      seats: this.names.map(seat),
      names: this.names,
      asked: step.view.question && !this.part ? [step.view.question.seat] : [],
      moves: wanted ? step.view.moves : [],
      texts,
      act: (move, ...then) => void this.act(move, ...then),
      // Whatever else is tried here, the teacher says what to do.
      why: () => wanted && this.astray++,
      refuse: () => wanted && this.astray++,
      hinted: [],
      pointed: this.running ? [] : step.point,
      did: lastDeeds(this.since, lesson.players),
      told: this.since,
    };
  }

  /** A move of the learner: everything legal can be tried, one thing goes on. */
  async act(move: string, ...then: string[]): Promise<void> {
    if (this.running) return;
    if (!this.step.wants.includes(move)) {
      this.astray++;
      return;
    }
    await this.next();
    // What was chosen in one go is asked for one by one.
    const [next, ...rest] = then;
    if (next && this.step.wants.includes(next)) await this.act(next, ...rest);
  }

  /** On to the next time that the teacher speaks. */
  async next(): Promise<void> {
    if (this.running || this.last) return;
    const run = ++this.run;
    this.running = true;
    this.astray = 0;
    this.since = [];
    do {
      await this.show(this.at + 1);
      if (run !== this.run) return;
    } while (!this.step.say && !this.last);
    this.running = false;
  }

  back(): void {
    const before = this.stops.filter((at) => at < this.stop).at(-1);
    if (before !== undefined) this.go(before);
  }

  /** Straight to a step, or to the last time before it that the teacher spoke. */
  go(at: number): void {
    this.run++;
    this.running = false;
    this.astray = 0;
    this.since = [];
    this.part = null;
    motion.skip();
    this.at = this.stops.filter((stop) => stop <= at).at(-1) ?? 0;
  }

  /** The step at which the teacher spoke last. */
  private get stop(): number {
    return this.stops.filter((at) => at <= this.at).at(-1) ?? 0;
  }

  private async show(at: number): Promise<void> {
    const [run, step] = [this.run, this.lesson.steps[at]!];
    const { view, events } = step;
    const parts = partsOf(step, this.step.view, this.page);
    const shown = events.length < HURRY || parts.length > 1 ? parts : [{ events: [], view }];
    const texts = about(this.lesson.game);
    await perform(shown, this.step.view, this.page, texts, (part, last) => {
      if (run !== this.run) return;
      this.part = last ? null : part;
      if (last) this.at = at;
      this.since = [...this.since, ...part.events];
    });
    if (events.length && run === this.run) await motion.wait(Math.max(LEAST_REST, settings.pace.rest));
  }
}
