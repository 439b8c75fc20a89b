'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { showBudget, type StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';
import { OptionFields } from '../options/option-fields';
import { CarriedPart } from './carried-part';
import { CountsPart } from './counts-part';
import { EntriesPart } from './entries-part';
import { FactsPart, PiecesPart } from './facts-part';
import { StartsPart } from './starts-part';
import { TermsPart } from './terms-part';

const loading = () => (
  <p role="status" className="p-4 text-quiet">
    Loading …
  </p>
);
const CardsPart = lazyPart(() => import('../deck/cards-part').then((m) => m.CardsPart), loading);
const OwnPart = lazyPart(() => import('../deck/own-part').then((m) => m.OwnPart), loading);
const PickingPart = lazyPart(() => import('./picking-part').then((m) => m.PickingPart), loading);

/** One part of a step, drawn by its kind. */
export function Part({ building, part }: { readonly building: Building; readonly part: StepPart }) {
  const { list, parsed, change, type } = building;
  switch (part.part) {
    case 'entries':
      return <EntriesPart building={building} part={part} />;
    case 'starts':
      return <StartsPart building={building} part={part} />;
    case 'terms':
      return <TermsPart building={building} part={part} />;
    case 'fields':
      return part.fields.length === 0 ? null : (
        <div className="space-y-3">
          <OptionFields
            fields={part.fields}
            system={building.system}
            list={list}
            options={parsed.options}
            violations={building.violations}
            onChange={change}
            onType={type}
          />
        </div>
      );
    case 'carried':
      return <CarriedPart building={building} part={part} />;
    case 'counts':
      return <CountsPart building={building} part={part} />;
    case 'total': {
      const { left } = part.total;
      return (
        <p
          role="status"
          className={`text-lg font-semibold ${left === 0 ? 'text-good' : left !== undefined && left < 0 ? 'text-bad' : 'text-warn'}`}
        >
          {part.label}: {showBudget(part.total)}
          {left !== undefined && left > 0 && `, ${left} left`}
          {left !== undefined && left < 0 && `, ${-left} over`}
        </p>
      );
    }
    case 'facts':
      return <FactsPart part={part} />;
    case 'pieces':
      return <PiecesPart part={part} />;
    case 'cards':
      return <CardsPart building={building} part={part} />;
    case 'own':
      return <OwnPart building={building} part={part} />;
    case 'picking':
      return <PickingPart building={building} picking={part.picking} />;
  }
}
