'use client';

import { useEffect, useRef, useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';

/** Asks what a die of many sides shows: a number to type, where a button for each would fill the page. */
export function FaceField({
  sides,
  onFace,
}: {
  readonly sides: number;
  readonly onFace: (face: number) => void;
}) {
  const [face, setFace] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={form}
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (face !== undefined) onFace(face);
        setFace(undefined);
      }}
    >
      <label className="text-sm font-semibold">
        It shows, from 1 to {sides}
        <NumberInput
          whole
          min={1}
          max={sides}
          inputMode="numeric"
          required
          value={face}
          onNumber={setFace}
          onEmpty={() => setFace(undefined)}
        />
      </label>
      <button type="submit" className="button min-h-11">
        Lay it down
      </button>
    </form>
  );
}
