import type { ComponentType } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Building } from './draft/building';

/** One tab beside the list. It is loaded when it is first opened, and told of every change while it is. */
export interface Panel {
  readonly id: string;
  readonly label: string | ((building: Building) => string);
  readonly Panel: ComponentType<{ readonly building: Building }>;
  /** Forms of list that it says nothing about have no such tab. */
  readonly concerns?: (building: Building) => boolean;
}

const loading = () => (
  <p role="status" className="p-4 text-quiet">
    Loading …
  </p>
);

const GuidePanel = lazyPart(() => import('./wizard/guide-panel').then((m) => m.GuidePanel), loading);
const StatisticsPanel = lazyPart(
  () => import('./statistics/statistics-panel').then((m) => m.StatisticsPanel),
  loading,
);
const DrawsPanel = lazyPart(() => import('./draws/draws-panel').then((m) => m.DrawsPanel), loading);

/** The tabs beside the list, in their order; each by `lazyPart(() => import(…))`. */
export const panels: readonly Panel[] = [
  {
    id: 'guide',
    label: ({ form }) => form.guide?.label ?? 'Step by step',
    Panel: GuidePanel,
    concerns: ({ form }) => form.guide !== undefined,
  },
  {
    id: 'statistics',
    label: 'Statistics',
    Panel: StatisticsPanel,
    concerns: ({ system }) => system.insights !== undefined,
  },
  { id: 'draws', label: 'Draws', Panel: DrawsPanel, concerns: ({ form }) => form.draws === true },
];
