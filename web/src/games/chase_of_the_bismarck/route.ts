/** The way of a course, as the route planner has reckoned it: it comes along with the odds of the move. */
import type { Outlook } from '../../lib/protocol';

export interface Route {
  way: string[];
  /** Where each turn ends. */
  ends: string[];
}

export function routeOf(outlooks: readonly Outlook[]): Route | null {
  const args = outlooks.flatMap(({ sums }) => sums).find(({ key }) => key === 'cb-odds-course-way')?.args;
  const hexes = (name: string): string[] => {
    const value = args?.[name];
    return typeof value === 'object' && value.is === 'names'
      ? value.items.filter((item): item is string => typeof item === 'string')
      : [];
  };
  const way = hexes('way');
  return way.length > 0 ? { way, ends: hexes('ends') } : null;
}
