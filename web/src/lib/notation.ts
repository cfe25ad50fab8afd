/** Moves as values: two that say the same are the same, whatever the order of their fields. */
import type { Move } from './protocol';

export const sameMove = (one: Move, other: Move): boolean => moveKey(one) === moveKey(other);

export const moveKey = (move: Move): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** `KP-3.2.4a` under the prefix `kp` has its text at `kp-rule-3-2-4a`. */
export const ruleKey = (prefix: string, rule: string): string =>
  `${prefix}-rule-${rule.replace(/^[A-Z]+-/, '').replaceAll('.', '-')}`;

/** Does each word stand somewhere in the text? Accents and capitals make no difference. */
export function fits(text: string, search: string): boolean {
  const plain = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A chance as people say it: exact as a fraction, short as a percentage. */
export const percent = (numerator: number, denominator: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(numerator / denominator);
