import type { FieldChange } from '@/lib/rules/review';
import type { Mention } from './mentions';
import type { ReviewedChange, SystemReview } from './review';

/** As many lines of a file are named, and as many lists of a change. */
const MOST = 12;

const some = (all: readonly (string | number)[]): string =>
  all.length <= MOST ? all.join(', ') : `${all.slice(0, MOST).join(', ')} and ${all.length - MOST} more`;

const mention = ({ kind, path, lines }: Mention): string => `${kind}: ${path}:${some(lines)}`;

const show = (value: unknown): string => JSON.stringify(value);

function field({ field: name, was, is, provenanceWas, provenance }: FieldChange): string {
  const value =
    was === undefined
      ? show(is)
      : is === undefined
        ? `${show(was)} is gone`
        : show(was) === show(is)
          ? show(is)
          : `${show(was)} became ${show(is)}`;
  const from =
    provenanceWas !== undefined && provenance !== undefined && provenanceWas !== provenance
      ? `${provenanceWas} became ${provenance}`
      : (provenance ?? provenanceWas);
  return `${name}: ${value}${from === undefined ? '' : ` (${from})`}`;
}

function change({ kind, part, id, name, nameWas, at, fields, mentions, lists }: ReviewedChange): string[] {
  const names = [nameWas, name].filter(Boolean).join(' → ');
  return [
    `  ${part} ${kind}: ${id}${names ? `, ${names}` : ''}${at === undefined ? '' : ` (${at})`}`,
    ...(kind === 'removed' ? [] : fields.map((one) => `    ${field(one)}`)),
    ...(lists.length > 0 ? [`    lists: ${some(lists)}`] : []),
    ...mentions.map((one) => `    ${mention(one)}`),
  ];
}

function system({ slug, name, versionWas, version, faults, log, changes, verdicts }: SystemReview): string {
  const versions =
    versionWas === undefined ? `new, ${version}` : [...new Set([versionWas, version])].join(' → ');
  return [
    `${slug}: ${name}, ${versions}`,
    ...faults.map(
      ({ part, id, says, at }) => `  unsound: ${part} ${id}${at === undefined ? '' : ` (${at})`}: ${says}`,
    ),
    ...log.map((says) => `  log: ${says}`),
    ...changes.flatMap(change),
    ...verdicts.flatMap(({ label, was, is, came, gone }) => [
      `  another verdict: ${label}`,
      `    was ${was}`,
      `    is ${is}`,
      ...came.map(({ code, message }) => `    new: ${message} (${code})`),
      ...gone.map(({ code, message }) => `    no longer: ${message} (${code})`),
    ]),
  ].join('\n');
}

/** A review as it is read: each system, what is wrong first, then every change with what it touches. */
export const reviewInWords = (since: string, systems: readonly SystemReview[]): string =>
  systems.length === 0
    ? `No data has changed since ${since}.`
    : [`Since ${since}`, ...systems.map(system)].join('\n\n');
