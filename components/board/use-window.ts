'use client';

import { useEffect, useRef, useState, type PointerEvent, type RefObject, type WheelEvent } from 'react';
import { centred, isWhole, moved, pixelOf, pointIn, wholeOf, zoomed, type Frame } from './window';

/** Farther than this, in pixels, a touch was meant to drag. */
const DRAG_PX = 6;

/** Looking closer at a board: drag, pinch, wheel with Ctrl, and buttons. */
export function useWindow(svg: RefObject<SVGSVGElement | null>, width: number, height: number) {
  const whole = wholeOf(width, height);
  const [kept, setKept] = useState<{ readonly key: string; readonly frame: Frame }>();
  const key = `${width} ${height}`;
  const frame = kept?.key === key ? kept.frame : whole;
  const setFrame = (next: (frame: Frame) => Frame) =>
    setKept((now) => ({ key, frame: next(now?.key === key ? now.frame : whole) }));
  const [box, setBox] = useState<{ readonly width: number; readonly height: number }>();
  useEffect(() => {
    if (!svg.current) return;
    const seen = new ResizeObserver(([entry]) => {
      const { width: w, height: h } = entry!.contentRect;
      setBox({ width: w, height: h });
    });
    seen.observe(svg.current);
    return () => seen.disconnect();
  }, [svg]);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const far = useRef(0);

  const pointAt = (x: number, y: number) => pointIn(frame, svg.current!.getBoundingClientRect(), { x, y });

  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) far.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    far.current += Math.hypot(dx, dy);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 2) {
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const at = pointAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      if (was > 0) setFrame((f) => zoomed(f, whole, is / was, at));
    } else if (far.current > DRAG_PX && !isWhole(frame, whole)) {
      const scale = pixelOf(frame, svg.current!.getBoundingClientRect());
      if (!svg.current?.hasPointerCapture(event.pointerId)) svg.current?.setPointerCapture(event.pointerId);
      setFrame((f) => moved(f, whole, -dx * scale, -dy * scale));
    }
  };
  const onPointerUp = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey)
      setFrame((f) =>
        zoomed(f, whole, event.deltaY < 0 ? 1.2 : 1 / 1.2, pointAt(event.clientX, event.clientY)),
      );
  };

  return {
    frame,
    whole: isWhole(frame, whole),
    /** Units of the scene that a pixel takes; 0 until the board was measured. */
    pixel: box ? pixelOf(frame, box) : 0,
    setFrame,
    /** @param to what is in the middle then; absent: what is there now */
    zoom: (by: number, to?: { readonly x: number; readonly y: number }) =>
      setFrame((f) => centred(zoomed(f, whole, by), whole, to)),
    pointAt,
    /** The click that ends a drag is none. */
    dragged: () => far.current > DRAG_PX,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onWheel,
    },
  };
}
