'use client';

import { Component, type ReactNode } from 'react';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || error.message.includes('load chunk'));

/**
 * What a page can spare: where its code does not come, as without a network, the rest of the page goes on. Any other error is none
 * of its business.
 */
export class Spare extends Component<
  { readonly children: ReactNode; readonly instead?: ReactNode },
  { readonly lost?: { readonly error: unknown } }
> {
  override state: { readonly lost?: { readonly error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { lost: { error } };
  }

  override render(): ReactNode {
    const { lost } = this.state;
    if (!lost) return this.props.children;
    if (!isMissing(lost.error)) throw lost.error;
    return this.props.instead;
  }
}
