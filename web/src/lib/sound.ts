// Short sounds made on the spot: a card that slides, a card put down, a wooden clap, a drum.

import { settings } from './settings.svelte';

export type SoundName = 'draw' | 'lay' | 'put' | 'turn' | 'lost' | 'round' | 'win';

let context: AudioContext | null = null;

// Browsers allow sound only after the person has done something on the page.
function ready(): AudioContext | null {
  if (!settings.sound || document.hidden) return null;
  if (!context && !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** A rush of air: a card on a card. */
function rustle(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length);
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(at);
}

/** A struck body: wood when high and short, a drum when low and long. */
function strike(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS: Record<SoundName, (audio: AudioContext, now: number) => void> = {
  draw: (audio, now) => rustle(audio, now, 0.14, 2600, 0.1),
  put: (audio, now) => {
    rustle(audio, now, 0.08, 1800, 0.1);
    strike(audio, now + 0.06, 180, 0.08, 0.12);
  },
  lay: (audio, now) => {
    for (let card = 0; card < 3; card++) rustle(audio, now + card * 0.07, 0.1, 2200, 0.1);
    strike(audio, now + 0.22, 140, 0.16, 0.2);
  },
  turn: (audio, now) => {
    strike(audio, now, 1150, 0.09, 0.1);
    strike(audio, now + 0.13, 1450, 0.12, 0.1);
  },
  lost: (audio, now) => strike(audio, now, 300, 0.4, 0.14),
  round: (audio, now) => {
    for (const beat of [0, 0.28, 0.42]) strike(audio, now + beat, 95, 0.5, 0.32);
  },
  win: (audio, now) => {
    for (const beat of [0, 0.18, 0.3, 0.42]) strike(audio, now + beat, 90, 0.5, 0.32);
    [523, 659, 784, 1047].forEach((pitch, at) => strike(audio, now + 0.5 + at * 0.12, pitch, 0.5, 0.08));
  },
};

export function play(name: SoundName): void {
  const audio = ready();
  if (audio) SOUNDS[name](audio, audio.currentTime);
}
