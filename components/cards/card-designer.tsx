'use client';

import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';
import { UnsavedNote } from '@/components/ui/unsaved-note';
import { useKeeping, type KeptForm } from '@/components/ui/use-unsaved';
import {
  alterCard,
  blankOf,
  ownFields,
  ownId,
  type Agreement,
  type AnySystem,
  type CardField,
  type OwnCard,
} from '@/lib/rules';
import { CardJson } from './card-json';
import { cardOf, cardResolver, type CardValues } from './card-resolver';
import { CardVerdict } from './card-verdict';
import { Fields, ShapeFields } from './fields';
import { StartFrom } from './start-from';

export interface DesignerProps {
  readonly system: AnySystem;
  /** The card to change; absent: a new one. */
  readonly card?: OwnCard;
  /** Does it keep its id? A copy gets one of its own. */
  readonly keepId?: boolean;
  /** Ids that other cards have already. */
  readonly taken?: readonly string[];
  /** What it will be used under: its checks read the house variations. */
  readonly under?: Agreement;
  /** The form as the browser keeps it until it is saved; absent: it does not. */
  readonly keptAs?: KeptForm;
  readonly saveLabel: string;
  /** @returns what stands against it, if it could not be kept */
  readonly onSave: (card: OwnCard) => string | undefined | Promise<string | undefined>;
}

/** A custom card as a form that the system's own schema makes, with the card beside it as it will be printed. */
export function CardDesigner(props: DesignerProps) {
  const field = ownFields(props.system);
  const [times, setTimes] = useState(0);
  return field ? (
    <Designer key={times} {...props} field={field} onAnew={() => setTimes(times + 1)} />
  ) : (
    <p className="text-quiet">{props.system.name} knows no custom cards.</p>
  );
}

const asValues = (value: unknown): CardValues | undefined =>
  typeof value === 'object' && value !== null ? (value as CardValues) : undefined;

const FORM = 'form';
const EXPERT = 'expert';

function Designer({
  system,
  field,
  card,
  keepId = false,
  taken = [],
  under,
  keptAs,
  saveLabel,
  onSave,
  onAnew,
}: DesignerProps & {
  readonly field: CardField;
  /** Begins with an empty form: fields that were filled when it was drawn are not emptied by a reset. */
  readonly onAnew: () => void;
}) {
  const idOf = useMemo(
    () =>
      (values: CardValues): string =>
        keepId && card ? card.id : ownId(String(values['name'] ?? ''), taken),
    [keepId, card, taken],
  );
  const resolver = useMemo(() => cardResolver(system, field, idOf), [system, field, idOf]);
  const first = useMemo(() => (card ?? blankOf(field)) as CardValues, [card, field]);
  const keeping = useKeeping(keptAs, first, asValues);
  const form = useForm<CardValues>({ resolver, mode: 'onChange', defaultValues: keeping.begin });
  const keep = useEffectEvent(keeping.keep);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  const [view, setView] = useState<typeof FORM | typeof EXPERT>(FORM);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  // Then the button rests until its page or dialog is left: pressed again it would make another card.
  const [isSaved, setIsSaved] = useState(false);
  // A system that was exchanged, or another card to alter, is another form: callers give it another key.
  const begin = (values: unknown, without: readonly string[] = []) => {
    form.reset(values as CardValues);
    setLost(without);
    setSaid('');
  };
  const submit = form.handleSubmit(
    async () => {
      const values = form.getValues();
      const against = await onSave(cardOf(field, values, idOf(values)));
      setIsSaved(against === undefined);
      if (against === undefined) keeping.forget();
      // Whoever saved it in another tab of this browser has let go of what is kept of the form.
      else keeping.keep(values);
      setSaid(against ?? '');
    },
    () => setSaid('Something is still open or out of its range; it is marked above.'),
  );
  const end = (
    <>
      <p role="status" className="text-sm text-bad">
        {said}
      </p>
      <button
        type="submit"
        className="button button-primary w-full"
        disabled={form.formState.isSubmitting || isSaved}
      >
        {saveLabel}
      </button>
    </>
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(e) => void submit(e)}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <div className="min-w-0 space-y-5">
          <UnsavedNote found={keeping.found((values) => (values === first ? onAnew() : begin(values)))} />
          {!card && (
            <StartFrom
              system={system}
              onBlank={() => begin(blankOf(field))}
              onExample={() => begin(system.own!.example)}
              onPrinted={(id) => {
                const altered = alterCard(system, id, taken);
                if (altered) begin(altered.card, altered.lost);
              }}
            />
          )}
          {lost.length > 0 && (
            <div role="status" className="sheet p-3 text-sm">
              <p className="font-semibold text-warn">A custom card cannot say this; it was left out:</p>
              <ul className="list-disc pl-5">
                {lost.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          )}
          <div role="group" aria-label="How to write it" className="flex gap-2">
            {([FORM, EXPERT] as const).map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={view === id}
                className={`button button-small ${view === id ? 'bg-tone-soft' : ''}`}
                onClick={() => setView(id)}
              >
                {id === FORM ? 'Form' : 'JSON'}
              </button>
            ))}
          </div>
          {view === EXPERT ? (
            <CardJson
              card={cardOf(field, form.getValues(), idOf(form.getValues()))}
              onRead={(c) => begin(c)}
            />
          ) : field.input === 'shape' ? (
            <ShapeFields system={system} field={field} name="" />
          ) : (
            field.input === 'group' && <Fields system={system} fields={field.fields} at="" />
          )}
          <div className="space-y-3 lg:hidden">{end}</div>
        </div>
        <Aside control={form.control}>
          {(values) => (
            <>
              <Preview
                system={system}
                field={field}
                values={values}
                id={idOf(values)}
                {...(under ? { under } : {})}
              />
              <div className="hidden space-y-3 lg:block">{end}</div>
            </>
          )}
        </Aside>
      </form>
    </FormProvider>
  );
}

/** Follows every keystroke, so that the form beside it need not. */
function Aside({
  control,
  children,
}: {
  readonly control: Control<CardValues>;
  readonly children: (values: CardValues) => React.ReactNode;
}) {
  const values = useWatch({ control });
  const id = useId();
  return (
    <aside aria-labelledby={id} className="sheet order-first space-y-3 p-4 lg:sticky lg:top-20 lg:order-none">
      <p id={id} className="font-display text-xl font-bold">
        The card
      </p>
      {children(values)}
    </aside>
  );
}

function Preview({
  system,
  field,
  values,
  id,
  under,
}: {
  readonly system: AnySystem;
  readonly field: CardField;
  readonly values: CardValues;
  readonly id: string;
  readonly under?: Agreement;
}) {
  const made = cardOf(field, values, id);
  // Typing that changes nothing in the card, such as a blank at its end, draws nothing anew.
  const text = JSON.stringify(made);
  const kept = useMemo(() => JSON.parse(text) as OwnCard, [text]);
  return <CardVerdict system={system} card={kept} {...(under ? { under } : {})} />;
}
