import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { gameIcon } from '@/lib/print/icons';
import { drawable, fileOf, type FontId } from '@/lib/print/measure';
import { inks, INK, PAPER, QUIET } from '@/lib/print/palette';
import { showBudget } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import { readShared } from './read-shared';

export const alt = 'Name, game, total and verdict of a list';
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

const font = (name: string) => readFile(path.join(process.cwd(), 'assets/fonts', `${name}.woff`));

let loaded: Promise<readonly [Buffer, Buffer, Buffer]> | undefined;
const fonts = () =>
  (loaded ??= Promise.all([font('display'), font('body'), font('strong')]).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

const cut = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/**
 * A text as the font draws it, which has a width for U+FFFF and no glyph. What our fonts lack would be fetched from other
 * people’s servers: those would hear what is looked at here, and without them there would be no picture.
 */
const ours = (text: string, font: FontId): string =>
  [...drawable(text, font)].map((c) => (c !== '\uffff' && fileOf(c, font) === 0 ? c : '?')).join('');

/** The picture that chats show beside a link: what stands on the page for everybody, and nothing more. */
export default async function ListImage({ params }: { readonly params: Promise<{ shareId: string }> }) {
  const found = await readShared((await params).shareId);
  if (!found) return new Response('There is no such list.', { status: 404 });
  const { saved, system, agreement, judged } = found;
  const { solid, soft } = inks[system.accent];
  const emblem = gameIcon(system.emblem);
  const name = ours(cut(saved.name, 80), 'display');
  const under = ours(cut(agreement.name, 40), 'body');
  const verdict = judged?.verdict;
  const [display, body, strong] = await fonts();
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: PAPER,
        color: INK,
        fontFamily: 'Body',
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 24,
          padding: '28px 60px',
          background: solid,
          color: '#fff',
          fontFamily: 'Strong',
          fontSize: 34,
        }}
      >
        {emblem && (
          <svg width={72} height={72} viewBox="0 0 512 512">
            <path d={emblem} fill="#fff" />
          </svg>
        )}
        {system.name}
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          padding: '0 60px',
          fontFamily: 'Display',
          fontSize: name.length > 44 ? 64 : name.length > 24 ? 84 : 104,
          lineHeight: 1.08,
          wordBreak: 'break-word',
        }}
      >
        {name}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 40,
          padding: '32px 60px',
          background: soft,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 760 }}>
          <div style={{ display: 'flex', fontFamily: 'Strong', fontSize: 46 }}>
            {verdict ? showBudget(verdict.budget) : 'A list'}
          </div>
          <div style={{ display: 'flex', fontSize: 28, color: QUIET, marginTop: 8 }}>
            {`under “${under}” · ${codeUnder(system, agreement)}`}
          </div>
        </div>
        {verdict && (
          <div
            style={{
              display: 'flex',
              padding: '14px 34px',
              borderRadius: 16,
              border: `5px solid ${verdict.legal ? '#23613a' : '#a11d2b'}`,
              color: verdict.legal ? '#23613a' : '#a11d2b',
              fontFamily: 'Strong',
              fontSize: 44,
            }}
          >
            {verdict.legal ? 'Legal' : 'Not legal'}
          </div>
        )}
      </div>
    </div>,
    {
      ...size,
      headers: { 'Cache-Control': 'private, max-age=300' },
      fonts: [
        { name: 'Display', data: display, weight: 700 },
        { name: 'Body', data: body, weight: 400 },
        { name: 'Strong', data: strong, weight: 600 },
      ],
    },
  );
}
