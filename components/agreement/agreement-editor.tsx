'use client';

import { sayProblem } from '@/lib/api/client';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useSystem } from '@/components/catalogue/use-system';
import { Link } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import { UnsavedNote } from '@/components/ui/unsaved-note';
import { useUnsaved } from '@/components/ui/use-unsaved';
import { Agreement, prepareTerms, variationsOf, type AnySystem, type Refusal } from '@/lib/rules';
import { asAgreement, beginning, keptFormOf, type EditorProps } from './beginning';
import { ChangeList } from './change-list';
import { draftUnder } from '@/components/builder/draft/draft-under';
import { lazyDialog } from '@/components/ui/lazy-part';
import { EntrySet } from './entry-set';
import { OwnCards } from './own-cards';
import { partsOf } from './parts';
import { saveAgreement } from './save-agreement';
import { Standing } from './standing';
import { useOpenParts } from './use-open-parts';
import { VariationGroup } from './variation-group';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

const AsText = lazyDialog(() => import('./as-text').then((m) => m.AsText));

/** An agreement as a form that the system's own declarations make. */
export function AgreementEditor(props: EditorProps) {
  const system = useSystem(props.slug);
  if (!system)
    return (
      <p role="status" className="animate-pulse text-quiet">
        Loading the variations …
      </p>
    );
  return <Editor {...props} system={system} />;
}

const under = (problems: readonly Refusal[], ...path: readonly string[]): string | undefined =>
  problems.find((p) => path.every((key, i) => p.path[i] === key))?.message;

function Editor({ system, signedIn, ...props }: EditorProps & { readonly system: AnySystem }) {
  const router = useRouter();
  const {
    value: agreement,
    setValue: setAgreement,
    found,
    forget,
  } = useUnsaved(keptFormOf(system, props), () => beginning(system, { ...props, signedIn }), asAgreement);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const [asText, setAsText] = useState(false);
  const variations = useMemo(() => variationsOf(system), [system]);
  const problems = useMemo(() => {
    const shape = Agreement.safeParse(agreement);
    if (!shape.success)
      return shape.error.issues.map((i): Refusal => ({
        path: i.path.map(String),
        code: i.code,
        message: i.message,
      }));
    const terms = prepareTerms(system, shape.data);
    return terms.ok ? [] : terms.problems;
  }, [system, agreement]);
  const problemOf = (key: string) => under(problems, 'house', key);
  const parts = partsOf(variations, agreement, problemOf);
  const { isOpen, fold } = useOpenParts(parts);

  const setHouse = (key: string, value: unknown, standard: unknown) => {
    const { [key]: _, ...rest } = agreement.house;
    const same = value === undefined || isSameValue(value, standard ?? null);
    setAgreement({ ...agreement, house: same ? rest : { ...rest, [key]: value as never } });
  };
  const save = async () => {
    setBusy(true);
    const answer = await saveAgreement(agreement, props);
    if (answer.ok) {
      forget();
      // The button rests until its page is left: pressed again it would make another one.
      return router.push(`/agreements/${answer.data.shareId}`);
    }
    setBusy(false);
    if (answer.status === 412) {
      // Whoever saved it in another tab of this browser has let go of what is kept of the form.
      setAgreement(agreement);
      setSaid(
        'It was changed elsewhere in the meantime, and nothing was overwritten. Open it anew: what you have here is kept.',
      );
    } else setSaid(sayProblem(answer.problem));
  };
  const build = () => router.push(`/lists/new?system=${system.slug}&draft=${draftUnder(system, agreement)}`);

  return (
    <div
      data-tone={system.accent}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="space-y-8">
        <UnsavedNote found={found} />
        <TextField
          label="Name of the agreement"
          maxLength={120}
          value={agreement.name}
          error={under(problems, 'name')}
          onChange={(e) => setAgreement({ ...agreement, name: e.target.value })}
        />
        {/* Dozens of variations stand between the name and the button that saves; folded, the groups are their own list. */}
        <nav aria-label="Parts of the agreement" className="-mt-4 flex flex-wrap gap-2">
          {parts.map(({ title }, n) => (
            <a key={title} href={`#part-${n}`} className="button button-small max-lg:hidden">
              {title}
            </a>
          ))}
          <a href="#changes" className="button button-small lg:hidden">
            What it changes, and save
          </a>
        </nav>
        <div className="space-y-1 lg:space-y-6">
          {parts.map((part, n) => (
            <VariationGroup
              key={part.title}
              id={`part-${n}`}
              system={system}
              part={part}
              agreement={agreement}
              open={isOpen(part.title)}
              problemOf={problemOf}
              onFold={(open) => fold(part.title, open)}
              onChange={setHouse}
            />
          ))}
        </div>
        <EntrySet
          system={system}
          title="Banned entries"
          explains="Nobody may bring these."
          ids={agreement.banned}
          onChange={(banned) => setAgreement({ ...agreement, banned: [...banned] })}
        />
        <EntrySet
          system={system}
          title="Only these entries"
          explains="Where this is empty, everything that is not banned may be brought."
          ids={agreement.allowed ?? []}
          onChange={(allowed) =>
            setAgreement({ ...agreement, allowed: allowed.length > 0 ? [...allowed] : null })
          }
        />
        {system.own && (
          <OwnCards
            system={system}
            agreement={agreement}
            signedIn={signedIn}
            onChange={(cards) => setAgreement({ ...agreement, cards: [...cards] })}
          />
        )}
      </div>
      <aside aria-labelledby="changes" className="sheet space-y-4 p-4 lg:sticky lg:top-20">
        <h2 id="changes" className="text-2xl">
          What it changes
        </h2>
        <ChangeList system={system} agreement={agreement} />
        <Standing system={system} agreement={agreement} />
        <p role="status" className="text-sm text-bad">
          {said ||
            (problems.length > 0
              ? `${problems.length === 1 ? 'One thing does' : `${problems.length} things do`} not hold together: ${problems[0]!.message}`
              : '')}
        </p>
        <div className="flex flex-wrap gap-2">
          {signedIn ? (
            <button
              type="button"
              className="button button-primary"
              disabled={busy || problems.length > 0}
              onClick={() => void save()}
            >
              {props.edited ? 'Save a new version' : 'Save'}
            </button>
          ) : (
            <p className="text-sm text-quiet">
              <Link
                className="link"
                href={`/signin?callbackUrl=${encodeURIComponent(window.location.pathname + window.location.search)}`}
              >
                Sign in
              </Link>{' '}
              to save it and to share its link.
            </p>
          )}
          <button type="button" className="button" onClick={() => setAsText(true)}>
            As text
          </button>
          <button type="button" className="button" disabled={problems.length > 0} onClick={build}>
            Build a list under it
          </button>
        </div>
      </aside>
      {asText && (
        <AsText
          system={system}
          agreement={agreement}
          onTake={(taken) => {
            setAgreement(taken);
            setAsText(false);
          }}
          onClose={() => setAsText(false)}
        />
      )}
    </div>
  );
}
