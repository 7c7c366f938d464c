// The colours of the frames. The cards of an act share its colour; adversaries and Antihero cards are dark.

import type { CardInfo, Kind } from './types';

export interface Frame {
  frame: string;
  paper: string;
  ink: string;
  /** The lines of the ornament. */
  trim: string;
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;

const ACTS = ['#4a4550', '#3c6b3a', '#2a5a8a', '#8a2c30'] as const;

const FRAMES: Partial<Record<Kind, Frame>> = {
  origin: { frame: '#6b4e26', paper: '#f8efd8', ink: '#2a2015', trim: '#e6c98c' },
  motivation: { frame: '#5b437f', paper: '#f3edf3', ink: '#251c30', trim: '#d6c2ef' },
  destiny: { frame: '#8a6408', paper: '#fdf3d0', ink: '#2c2207', trim: '#ffe49a' },
  adversary: { frame: '#1d1118', paper: '#3a222b', ink: '#f8e6dd', trim: '#d4574c' },
  hero: { frame: '#1b5f98', paper: '#f1f7fb', ink: '#14222f', trim: '#ffe08a' },
  antihero: { frame: '#2c0f28', paper: '#38203a', ink: '#f6e6ee', trim: '#ff8a72' },
  quest: { frame: '#2c323c', paper: '#e9e6de', ink: '#20222a', trim: '#b9c0cc' },
  rise: { frame: '#4a1216', paper: '#f1e2d6', ink: '#2b1312', trim: '#e8a07a' },
  victory: { frame: '#2f4a44', paper: '#eef2e4', ink: '#17241f', trim: '#c5dcb4' },
};

export function frameOf(card: Pick<CardInfo, 'kind' | 'act'>): Frame {
  return (
    FRAMES[card.kind] ?? {
      frame: ACTS[card.act],
      paper: card.kind === 'trait' ? '#f9f3e2' : card.kind === 'ally' ? '#fbf0d2' : '#f6f1e4',
      ink: '#221d18',
      trim: card.kind === 'ally' ? '#f2c75c' : '#efe2bd',
    }
  );
}

export type BackKind =
  'hero' | 'antihero' | 'act1' | 'act2' | 'act3' | 'origin' | 'motivation' | 'destiny' | 'special';

export function backOf(card: Pick<CardInfo, 'kind' | 'act'>): BackKind {
  switch (card.kind) {
    case 'hero':
    case 'antihero':
    case 'origin':
    case 'motivation':
    case 'destiny':
      return card.kind;
    case 'quest':
    case 'rise':
    case 'victory':
      return 'special';
    default:
      return card.act === 3 ? 'act3' : card.act === 2 ? 'act2' : 'act1';
  }
}
