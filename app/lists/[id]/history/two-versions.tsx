import Form from 'next/form';
import { judgedUnder } from '@/app/_server/judged';
import { Differences } from '@/components/list/differences';
import { VersionTrial } from '@/components/list/trial/version-trial';
import { changesInVerdict } from '@/lib/api/compare';
import type { UserId } from '@/lib/db/ids';
import { findListVersion } from '@/lib/db/lists/lists';
import { diffLists, type Agreement, type AnySystem } from '@/lib/rules';

/** Any two versions of a list, however far apart; which ones, the address says. */
export async function TwoVersions({
  reader,
  id,
  newest,
  asked: { from, to },
  system,
  agreement,
  isPlayed,
}: {
  readonly reader: UserId;
  readonly id: string;
  readonly newest: number;
  readonly asked: { readonly from: number | undefined; readonly to: number | undefined };
  readonly system: AnySystem;
  readonly agreement: Agreement;
  /** Does an engine play the system? */
  readonly isPlayed: boolean;
}) {
  const [before, after] = await Promise.all(
    [from, to].map(async (n) => (n === undefined ? undefined : findListVersion(reader, id, n))),
  );
  const [was, is] = [before, after].map((v) => v && judgedUnder(system, v.list, agreement));
  return (
    <section aria-labelledby="two-versions" className="sheet p-4">
      <h2 id="two-versions" className="text-xl">
        Any two versions
      </h2>
      <Form action={`/lists/${id}/history`} className="mt-2 flex flex-wrap items-end gap-3">
        <Version label="From version" name="from" value={from ?? 1} newest={newest} />
        <Version label="To version" name="to" value={to ?? newest} newest={newest} />
        <button type="submit" className="button">
          Compare
        </button>
      </Form>
      {(from !== undefined || to !== undefined) && !(before && after) && (
        <p role="alert" className="mt-2 text-sm text-bad">
          There are versions 1 to {newest}.
        </p>
      )}
      {before && after && (
        <div className="mt-3 border-t border-line pt-3">
          <h3 className="font-semibold">
            From version {before.version} to version {after.version}
          </h3>
          <Differences
            changes={diffLists(system, before.list, after.list, is?.terms)}
            inVerdict={changesInVerdict(system, was?.verdict, is?.verdict)}
          />
          {isPlayed && before.version !== after.version && was && is && (
            <VersionTrial
              key={`${before.version} ${after.version}`}
              id={id}
              from={before.version}
              to={after.version}
              agreement={agreement}
            />
          )}
        </div>
      )}
    </section>
  );
}

const Version = ({
  label,
  name,
  value,
  newest,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly newest: number;
}) => (
  <label className="text-sm font-semibold">
    <span className="block">{label}</span>
    <input
      key={value}
      type="number"
      inputMode="numeric"
      name={name}
      min={1}
      max={newest}
      required
      defaultValue={value}
      className="input mt-0.5 w-24 font-normal"
    />
  </label>
);
