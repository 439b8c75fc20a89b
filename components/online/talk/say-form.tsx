'use client';

import { Send } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_MESSAGE } from '@/lib/api/contract/shapes/longest';

/** What is said most often, in one tap. */
const PHRASES = ['Hello', 'Your turn', 'One moment', 'Well played', 'Good game', 'Until tomorrow'] as const;

/** Says something to the others: in words of one’s own, or a ready phrase. */
export function SayForm({ say }: { readonly say: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (words: string) => {
    if (busy || words.trim() === '') return;
    setBusy(true);
    const isSaid = await say(words.trim());
    setBusy(false);
    // What was typed on meanwhile stays.
    if (isSaid) setText((now) => (now === words ? '' : now));
  };
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text);
      }}
    >
      <div className="flex gap-2">
        <input
          className="input min-w-0"
          aria-label="Your message"
          placeholder="Say something …"
          maxLength={LONGEST_MESSAGE}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="button" aria-label="Send" disabled={text.trim() === ''}>
          <Send aria-hidden size={18} />
        </button>
      </div>
      <p className="text-xs text-quiet">Plain text. Whoever looks on at the game reads it too.</p>
      <ul aria-label="Ready phrases" className="flex flex-wrap gap-1.5">
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              className="button button-small font-normal"
              onClick={() => void send(phrase)}
            >
              {phrase}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
