import { fits, ruleKey } from '../../lib/notation';
import type { RuleEntry } from '../../lib/protocol';
import type { Speaker } from '../../lib/speaker';

/** Rules under one heading: a section, or a part of one. */
export interface Section {
  id: string;
  rules: RuleEntry[];
}

/** `KP-3.2.4a` is a paragraph of `KP-3.2.4`, `CB-6aa` one of `CB-6`. */
export const partOf = (rule: string): string => rule.replace(/(\d)[a-z]+$/, '$1');

/** `KP-3.2.4a` stands in section `KP-3.2`. */
export const sectionOf = (rule: string): string => partOf(rule).split('.').slice(0, 2).join('.');

/** `KP-3.2` belongs to chapter `KP-3`. */
export const chapterOf = (rule: string): string => partOf(rule).split('.')[0] ?? rule;

const gathered = (rules: readonly RuleEntry[], under: (rule: string) => string): Section[] => {
  const found = new Map<string, RuleEntry[]>();
  for (const rule of rules) {
    const id = under(rule.id);
    found.set(id, [...(found.get(id) ?? []), rule]);
  }
  return [...found].map(([id, inside]) => ({ id, rules: inside }));
};

export const sections = (rules: readonly RuleEntry[]): Section[] => gathered(rules, sectionOf);

/** The parts of a section, in which 7.7.1 and 7.7.2 have headings of their own. */
export const parts = (section: Section): Section[] => gathered(section.rules, partOf);

/** A chapter is announced where it does not begin with a section of the same number. */
export const opensChapter = (all: readonly Section[], index: number): boolean => {
  const id = all[index]?.id ?? '';
  const before = all[index - 1]?.id ?? '';
  return chapterOf(id) !== id && chapterOf(id) !== chapterOf(before);
};

/** The rule in the reader's words; its English title where nobody has put it in words yet. */
export const ruleText = (speaker: Speaker, prefix: string, rule: Pick<RuleEntry, 'id' | 'title'>): string =>
  speaker.key(ruleKey(prefix, rule.id)) ?? rule.title;

/** A citation may name a section, or a rule that the index holds only in parts. */
export const isCited = (rule: string, cited: string): boolean =>
  rule === cited || (rule.startsWith(cited) && /^[a-z.]/.test(rule.slice(cited.length)));

/** An empty edition is for every table. */
export const ofEdition = (rules: readonly RuleEntry[], edition: string): RuleEntry[] =>
  rules.filter((rule) => !edition || rule.edition === 'both' || rule.edition === '' || rule.edition === edition);

export const search = (rules: readonly RuleEntry[], speaker: Speaker, prefix: string, words: string): RuleEntry[] =>
  rules.filter((rule) => fits(`${rule.id} ${ruleText(speaker, prefix, rule)}`, words));
