'use client';

import type { Agreement, List } from '@/lib/rules';
import type { GameRecord } from '@/lib/rules/playing';

/** A game that is looked at: its record has agreement, lists, seed and every choice, and so rebuilds it. */
export interface GameReported {
  readonly record: GameRecord;
  /** After so many choices it was looked at. */
  readonly at: number;
  /** By whom; absent: by somebody who may see everything. */
  readonly viewer?: number;
  /** The last lines of its log, oldest first, as its viewer reads them. */
  readonly events: readonly string[];
}

/** What a page knows that helps to understand a problem on it. */
export interface ReportContext {
  readonly list?: List;
  readonly agreement?: Agreement;
  readonly game?: GameReported;
}

let offered: (() => ReportContext) | undefined;

/** A page says what it is about, for a report that may be made on it. @returns takes it back */
export function offerToReport(context: () => ReportContext): () => void {
  offered = context;
  return () => {
    if (offered === context) offered = undefined;
  };
}

export const contextOfPage = (): ReportContext => offered?.() ?? {};

const MOST = 20;
const heard: string[] = [];

const hear = (text: string) => {
  heard.push(`${new Date().toISOString()} ${text.slice(0, 500)}`);
  if (heard.length > MOST) heard.shift();
};

let listening = false;

/** Keeps the last errors of the page in mind; nothing leaves the browser. */
export function listenForErrors(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('error', ({ message }) => hear(message));
  window.addEventListener('unhandledrejection', ({ reason }) => hear(`Unhandled: ${String(reason)}`));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    hear(said.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : String(one))).join(' '));
    error(...said);
  };
}

export const lastErrors = (): readonly string[] => [...heard];
