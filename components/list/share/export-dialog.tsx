'use client';

import { useMemo, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { copyText } from '@/components/ui/copy-text';
import { writeCsv } from '@/lib/api/export-list';
import {
  defaultAgreement,
  prepareTerms,
  textStyles,
  writeText,
  type Agreement,
  type AnySystem,
  type List,
  type TextStyle,
} from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import { ChatPreview } from '../chat/chat-preview';
import type { ChatId } from '../chat/dialects';
import { useWholeLink } from './use-whole-link';
import { MOST_LENGTH, SAFE_LENGTH } from './whole-link';

type Form = TextStyle | 'json' | 'csv' | 'link';

const forms: readonly Form[] = [...textStyles, 'json', 'csv', 'link'];

const names: Readonly<Record<Form, { readonly name: string; readonly file: string; readonly help: string }>> =
  {
    short: { name: 'One line', file: 'txt', help: 'For a chat. Can be pasted back.' },
    long: { name: 'Text', file: 'txt', help: 'For mail and chats. Can be pasted back.' },
    markdown: { name: 'Markdown', file: 'md', help: 'For Discord, GitHub and wikis. Can be pasted back.' },
    forum: { name: 'Forum', file: 'txt', help: 'BBCode, for forums. Can be pasted back.' },
    json: { name: 'JSON', file: 'json', help: 'The list itself, for programs. Can be pasted back.' },
    csv: { name: 'CSV', file: 'csv', help: 'For spreadsheets.' },
    link: {
      name: 'Link',
      file: 'txt',
      help: 'Holds the whole list by itself; no server needs to keep it.',
    },
  };

/** Where each form is usually pasted; what is not meant to be read has no preview. */
const usualChat: Readonly<Partial<Record<Form, ChatId>>> = {
  short: 'whatsapp',
  long: 'plain',
  markdown: 'discord',
  forum: 'forum',
};

/** A list in one of its written forms, under its agreement; by the printed rules where that one no longer holds together. */
function write(system: AnySystem, list: List, agreement: Agreement, form: Exclude<Form, 'link'>): string {
  if (form === 'json') return JSON.stringify(list, null, 2);
  const terms = prepareTerms(system, agreement);
  const plain = terms.ok ? agreement : defaultAgreement(system);
  const code = codeUnder(system, plain);
  if (form === 'csv') return writeCsv(system, list, plain, code);
  const under = terms.ok ? terms : prepareTerms(system, plain);
  return under.ok ? writeText(system, list, under.value, form, code) : JSON.stringify(list, null, 2);
}

/** The list as it will stand where it is pasted, to copy or to save as a file. */
export function ExportDialog({
  system,
  list,
  agreement,
  onClose,
}: {
  readonly system: AnySystem;
  readonly list: List;
  readonly agreement: Agreement;
  readonly onClose: () => void;
}) {
  const [form, setForm] = useState<Form>('long');
  const [copied, setCopied] = useState(false);
  const [chat, setChat] = useState<ChatId>();
  const usual = usualChat[form];
  const link = useWholeLink(list, agreement);
  const text = useMemo(
    () => (form !== 'link' ? write(system, list, agreement, form) : link.length > MOST_LENGTH ? '' : link),
    [system, list, agreement, form, link],
  );
  const file = useMemo(
    () => `data:text/plain;charset=utf-8,${encodeURIComponent(text.toWellFormed())}`,
    [text],
  );
  return (
    <Modal title="Copy as text" wide onClose={onClose}>
      <div role="group" aria-label="Form of the text" className="flex flex-wrap gap-2">
        {forms.map((f) => (
          <button
            key={f}
            type="button"
            aria-pressed={f === form}
            className={`button button-small ${f === form ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
            onClick={() => {
              setForm(f);
              setChat(undefined);
              setCopied(false);
            }}
          >
            {names[f].name}
          </button>
        ))}
      </div>
      <div className={`mt-3 grid gap-3 ${usual ? 'sm:grid-cols-2' : ''}`}>
        <label className="flex min-w-0 flex-col justify-between text-sm font-semibold">
          The text
          <textarea
            readOnly
            className="input mt-1 h-28 font-mono text-sm font-normal sm:h-72"
            value={text}
            onFocus={(e) => e.target.select()}
          />
        </label>
        {usual && <ChatPreview text={text} chat={chat ?? usual} onChat={setChat} />}
      </div>
      <p className="mt-1 text-xs text-quiet">
        {names[form].help} {text.length.toLocaleString('en')} characters, exactly as they are pasted.
        {form === 'link' && text.length > SAFE_LENGTH && ' Some chats cut links that long.'}
        {form === 'link' &&
          link.length > MOST_LENGTH &&
          ' This list is too long for a link; send it as text or JSON.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            void copyText(text).then(setCopied);
          }}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <a className="button" href={file} download={`${list.name}.${names[form].file}`}>
          Save as a file
        </a>
      </div>
      <p role="status" className="sr-only">
        {copied ? 'Copied.' : ''}
      </p>
    </Modal>
  );
}
