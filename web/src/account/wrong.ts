import { Refused } from '../lib/live';
import { wordsFor } from '../lib/messages.svelte';
import { t } from '../texts/texts.svelte';

/** What is wrong where a password was asked for. */
export const wrongWords = (error: unknown): string =>
  error instanceof Refused && error.problem.code === 'sign-in' ? t('account-wrong') : wordsFor(error);
