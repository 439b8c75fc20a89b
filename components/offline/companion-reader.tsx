'use client';

import { useEffect, useState } from 'react';
import { OwnCompanion } from '@/components/companion/own-companion';
import { useSystem } from '@/components/catalogue/use-system';
import { companionSheet, defaultAgreement } from '@/lib/rules';
import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';

/** The companion of a game by the rules as printed, made from the rules that this browser has. */
export function CompanionReader({ slug }: { readonly slug: string }) {
  const system = useSystem(slug);
  const [sheet, setSheet] = useState<CompanionSheet>();
  useEffect(() => {
    let wanted = true;
    if (system)
      void companionSheet(system, defaultAgreement(system)).then((made) => {
        if (wanted && made.ok) setSheet(made.value);
      });
    return () => {
      wanted = false;
    };
  }, [system]);
  return (
    <article data-tone={system?.accent} className="space-y-3">
      <header>
        <h1 className="text-3xl">Companion</h1>
        <p className="text-quiet">
          {system
            ? `${system.name}, by the rules as printed, kept in this browser.`
            : 'Opening the companion …'}
        </p>
      </header>
      {sheet && <OwnCompanion slug={slug} sheet={sheet} />}
    </article>
  );
}
