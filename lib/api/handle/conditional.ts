import { createHash } from 'node:crypto';
import { Problem } from '../problem';

/** A strong tag of these bytes. */
export const tagOfBytes = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/**
 * The tag of something with numbered versions: the version, which `If-Match` goes by, and the bytes, since the same
 * version may be judged otherwise after the catalogue or the agreement changed.
 */
export const tagOfVersion = (version: number, bytes: string | Uint8Array): string =>
  `"${version}.${tagOfBytes(bytes).slice(1, 13)}"`;

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
const tagsOf = (header: string): readonly string[] => header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];

/** `If-None-Match`: has the client this one already? Proxies weaken tags when they compress. */
export const isKnown = (header: string | null, tag: string): boolean =>
  header !== null && tagsOf(header).some((t) => t === '*' || bare(t) === bare(tag));

/** The version that `If-Match` names; 0, which nothing has, for a tag that is none of ours. */
export function expectedVersion(header: string | null): number | Problem {
  const tags = header === null ? [] : tagsOf(header);
  if (tags.length === 0)
    return new Problem(
      'precondition_required',
      'Name the version that you change: If-Match with the ETag of your last reading.',
    );
  if (tags.length > 1 || tags[0] === '*')
    return new Problem(
      'precondition_required',
      'If-Match must name exactly one ETag, so that nothing is overwritten unseen.',
    );
  const version = /^"([1-9]\d{0,8})(\.[\w-]+)?"$/.exec(bare(tags[0]!))?.[1];
  return version === undefined ? 0 : Number(version);
}
