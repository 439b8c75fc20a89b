import { Problem } from '../problem';
import { tagOfVersion } from './conditional';

/** 412: somebody was quicker. The answer carries the resource as it is now, with the tag to try again with. */
export const stale = (current: unknown, version: number): Problem =>
  new Problem('stale', `It is at version ${version} by now; the answer holds it.`, {
    current,
    headers: { ETag: tagOfVersion(version, JSON.stringify(current)) },
  });
