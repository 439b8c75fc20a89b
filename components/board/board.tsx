'use client';

import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Scene } from '@/lib/rules/kernel/game/scene';
import type { Tone } from '@/lib/rules/reference';
import { spotOf } from '@/lib/rules/kernel/game/spot';
import { isArrow, middleOf, nearest, pieceRoom, placePieces, towards, unitOf } from './geometry';
import { Grounds } from './grounds';
import { Labels } from './labels';
import { Lines } from './lines';
import { Lit, litThings } from './lit';
import { Marks } from './marks';
import { Outline } from './outline';
import { Badge, Piece } from './piece';
import { Spaces } from './spaces';
import { useWindow } from './use-window';
import { showing } from './window';
import { ZoomButtons } from './zoom-buttons';

const NOTHING: ReadonlySet<string> = new Set();

/** Type on a board would like to be so large, in pixels. */
const LEAST_TYPE_PX = 9;
/** A touch so near to the middle of what may be picked means it: on a small screen it is smaller than a finger. */
const FINGER_PX = 12;

/** A position as a picture. It knows no game and no rule: what may be picked is told, what is picked it tells. */
export function Board({
  scene,
  label,
  icon,
  lit = NOTHING,
  picked = [],
  marked = NOTHING,
  onPick,
}: {
  readonly scene: Scene;
  readonly label: string;
  /** Where a picture stands. */
  readonly icon: (name: string) => string;
  readonly lit?: ReadonlySet<string>;
  readonly picked?: readonly string[];
  /** What the last event was about. */
  readonly marked?: ReadonlySet<string>;
  readonly onPick?: (id: string) => void;
}) {
  const id = useId().replaceAll(':', '');
  const svg = useRef<SVGSVGElement>(null);
  const view = useWindow(svg, scene.width, scene.height);
  const [looked, setLooked] = useState<string>();
  const [focus, setFocus] = useState<string>();
  const { spaces, seats } = scene;
  const spots = useMemo(() => new Map(spaces.map((s) => [s.id, spotOf(s)])), [spaces]);
  const unit = useMemo(() => unitOf(spaces, spots), [spaces, spots]);
  const [outer, inner] = useMemo(
    () => [spaces.filter((s) => s.within === undefined), spaces.filter((s) => s.within !== undefined)],
    [spaces],
  );
  const { placed, more } = useMemo(
    () => placePieces(scene, pieceRoom(spaces, spots)),
    [scene, spaces, spots],
  );
  const shapes = useMemo(() => new Map(spaces.map((s) => [s.id, s.shape])), [spaces]);
  const taken = useMemo(() => new Set(scene.pieces.flatMap((p) => p.covers ?? [p.space])), [scene]);
  const things = useMemo(
    () => litThings(new Set([...lit, ...picked]), spaces, spots, placed),
    [lit, picked, spaces, spots, placed],
  );
  const toneOf = useMemo(() => {
    const tones = new Map(seats.map((s) => [s.seat, s.tone]));
    return (seat: number | undefined): Tone => (seat === undefined ? 'slate' : (tones.get(seat) ?? 'slate'));
  }, [seats]);
  const first = things.some((t) => t.id === focus) ? focus : things[0]?.id;

  const press = (event: MouseEvent) => {
    if (view.dragged()) return;
    const thing = (event.target as Element).closest('[data-thing]')?.getAttribute('data-thing') ?? undefined;
    const under = placed.find(({ piece }) => piece.id === thing)?.piece.space;
    // A larger piece is touched at every space that it covers.
    const over = scene.pieces.filter(({ covers }) => covers?.includes(under ?? thing ?? '')).map((p) => p.id);
    const hit = [thing, under, ...over].find(
      (one) => one !== undefined && (lit.has(one) || picked.includes(one)),
    );
    const meant =
      hit ?? nearest(view.pointAt(event.clientX, event.clientY), things, FINGER_PX * view.pixel)?.id;
    if (meant !== undefined && onPick) onPick(meant);
    else if (thing) setLooked(under ?? thing);
  };
  const onKey = (event: KeyboardEvent, from: string) => {
    const here = things.find((t) => t.id === from)!;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick?.(from);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const to = towards(
        here.spot,
        things.map((t) => ({ id: t.id, ...t.spot })),
        event.key,
      );
      if (to !== undefined)
        svg.current?.querySelector<SVGElement>(`[data-lit][data-thing="${CSS.escape(to)}"]`)?.focus();
    } else if (event.key === '+' || event.key === '=') view.zoom(1.5, here.spot);
    else if (event.key === '-') view.zoom(1 / 1.5);
  };
  const said = describe(scene, looked);
  const least = LEAST_TYPE_PX * view.pixel;
  // Nearer to what the game is about now: what may be picked, else what stands there.
  const zoom = (by: number) =>
    view.zoom(
      by,
      view.whole ? middleOf((things.length > 0 ? things : placed).map((t) => t.spot)) : undefined,
    );

  return (
    <figure>
      <div className="relative overflow-hidden rounded-xl border border-line bg-sunk">
        <svg
          ref={svg}
          role="group"
          aria-label={label}
          viewBox={`${view.frame.x} ${view.frame.y} ${view.frame.w} ${view.frame.h}`}
          className="mx-auto block max-h-[76dvh] w-full select-none"
          style={{
            touchAction: view.whole ? 'pan-y' : 'none',
            aspectRatio: `${scene.width} / ${scene.height}`,
          }}
          onClick={press}
          {...view.handlers}
        >
          <Grounds id={id} unit={unit} />
          <Spaces board={id} spaces={outer} spots={spots} taken={taken} toneOf={toneOf} icon={icon} />
          <Lines lines={scene.lines} unit={unit} />
          <Spaces board={id} spaces={inner} spots={spots} taken={taken} toneOf={toneOf} icon={icon} />
          <Marks marks={scene.marks} />
          {placed.map(
            ({ piece }) =>
              piece.covers && (
                <Outline key={piece.id} piece={piece} shapes={shapes} unit={unit} tone={toneOf(piece.seat)} />
              ),
          )}
          {things
            .filter((t) => t.shape)
            .map((thing) => (
              <Lit
                key={thing.id}
                thing={thing}
                picked={picked.includes(thing.id)}
                tabbable={thing.id === first}
                pixel={view.pixel}
                onFocus={() => {
                  setFocus(thing.id);
                  view.setFrame((f) =>
                    showing(f, { x: 0, y: 0, w: scene.width, h: scene.height }, thing.spot),
                  );
                }}
                onKeyDown={(event) => onKey(event, thing.id)}
              />
            ))}
          {spaces
            .filter((s) => marked.has(s.id))
            .map((s) => (
              <polygon
                key={s.id}
                className="board-marked"
                points={s.shape.join(' ')}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          {placed.map(({ piece, spot }) => (
            <g key={piece.id} data-thing={piece.id}>
              <title>{piece.name}</title>
              <Piece board={id} piece={piece} spot={spot} tone={toneOf(piece.seat)} icon={icon} />
              {marked.has(piece.id) && (
                <circle
                  className="board-marked"
                  cx={spot.x}
                  cy={spot.y}
                  r={spot.r * 1.2}
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </g>
          ))}
          {more.map(({ n, spot }) => (
            <text
              key={`${spot.x} ${spot.y}`}
              aria-hidden
              x={spot.x}
              y={spot.y}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={spot.r * 1.2}
              fontWeight={700}
              fill="var(--ground-ink)"
              pointerEvents="none"
            >
              +{n}
            </text>
          ))}
          {things
            .filter((t) => !t.shape)
            .map((thing) => (
              <Lit
                key={thing.id}
                thing={thing}
                picked={picked.includes(thing.id)}
                tabbable={thing.id === first}
                pixel={view.pixel}
                onFocus={() => setFocus(thing.id)}
                onKeyDown={(event) => onKey(event, thing.id)}
              />
            ))}
          {placed.map(({ piece, spot }) => (
            <Badge key={piece.id} piece={piece} spot={spot} tone={toneOf(piece.seat)} least={least} />
          ))}
          <Labels spaces={spaces} spots={spots} taken={taken} least={least} />
        </svg>
      </div>
      <figcaption className="flex items-start justify-between gap-2 pt-1 text-sm text-quiet">
        <span role="status" className="min-w-0 px-1 pt-1">
          {said}
        </span>
        <ZoomButtons whole={view.whole} onZoom={zoom} />
      </figcaption>
    </figure>
  );
}

/** A space and what stands on it, in words. */
function describe({ spaces, pieces }: Scene, id: string | undefined): string {
  const space = spaces.find((s) => s.id === id);
  if (!space) return '';
  const there = pieces.filter((p) => (p.covers ?? [p.space]).includes(id!)).map((p) => p.name);
  return there.length === 0 ? space.name : `${space.name}: ${there.join('; ')}`;
}
