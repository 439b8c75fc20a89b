import type { ContractShape } from '../contract/contract';

/** What an answer tells of an operation that ends: since when that is said (RFC 9745), and when it ends (RFC 8594). */
export const endingHeaders = ({ ends }: ContractShape): Readonly<Record<string, string>> =>
  ends
    ? {
        Deprecation: `@${Date.parse(ends.said) / 1000}`,
        Sunset: new Date(ends.on).toUTCString(),
        Link: '</docs/api#changes>; rel="deprecation"',
      }
    : {};
