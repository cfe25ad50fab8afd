import type { OptionValue } from '../lib/protocol';

/** A text of the game by its key; what to say where it has none. */
export type Says = (key: string, otherwise: string) => string;

export const optionName = (says: Says, id: string): string => says(`option-${id}`, id.replaceAll('_', ' '));

export const choiceName = (says: Says, id: string, choice: OptionValue): string =>
  says(`option-${id}-${String(choice)}`, String(choice));

/** What is special about a table, in few words. */
export const optionWords = (says: Says, id: string, value: OptionValue): string =>
  value === true ? optionName(says, id) : `${optionName(says, id)}: ${choiceName(says, id, value)}`;
