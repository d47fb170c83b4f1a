import { useState, type ChangeEvent } from 'react';

interface TypedValueOptions<V> {
  readonly value: V | null;
  /** How the language writes a value, and what it reads; undefined for what is none. */
  readonly write: (value: V) => string;
  readonly read: (text: string) => V | undefined;
  /** Told of every value that is typed; null where the field is empty, or holds what is none. */
  readonly onChange: (value: V | null) => void;
}

interface TypedValue {
  /** Whether the field was left since it was last typed into. */
  readonly isLeft: boolean;
  /** Whether what is in it cannot be read. */
  readonly isWrong: boolean;
  /** Puts a value in the place of what was typed; null where it is none. */
  readonly choose: (text: string) => void;
  /** What the input takes. */
  readonly input: {
    readonly value: string;
    readonly onFocus: () => void;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
  };
}

/** A value that is typed as the language writes it: kept as it was typed as long as it cannot be read. */
export function useTypedValue<V>({ value, write, read, onChange }: TypedValueOptions<V>): TypedValue {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const shown = typed ?? (value === null ? '' : write(value));
  const isWrong = shown.trim() !== '' && read(shown) === undefined;
  return {
    isLeft,
    isWrong,
    choose: (text) => {
      setTyped(null);
      onChange(read(text) ?? null);
    },
    input: {
      value: shown,
      onFocus: () => setLeft(false),
      onChange: ({ target }) => {
        setTyped(target.value);
        onChange(read(target.value) ?? null);
      },
      onBlur: () => {
        setLeft(true);
        if (!isWrong) setTyped(null);
      },
    },
  };
}
