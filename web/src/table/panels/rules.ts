import { fits, ruleKey } from '../../lib/notation';
import type { RuleEntry } from '../../lib/protocol';
import type { Speaker } from '../../lib/speaker';

export interface Section {
  id: string;
  rules: RuleEntry[];
}

/** `KP-3.2.4a` stands in section `KP-3.2`. */
export const sectionOf = (rule: string): string => {
  const [prefix = '', number = ''] = rule.split(/-(.*)/s);
  const place = /^[^.]*(?:\.\d+)?/.exec(number)?.[0] ?? number;
  return `${prefix}-${place}`;
};

export function sections(rules: readonly RuleEntry[]): Section[] {
  const found = new Map<string, RuleEntry[]>();
  for (const rule of rules) {
    const id = sectionOf(rule.id);
    found.set(id, [...(found.get(id) ?? []), rule]);
  }
  return [...found].map(([id, inside]) => ({ id, rules: inside }));
}

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
