import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type ReactElement, type Ref, type RefObject } from 'react';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { sectionStyles } from './section-styles.ts';

export const spaceBetweenSections = 4;

interface Measured {
  /** How wide the bar may be; nothing is known before it is first laid out. */
  readonly room: number;
  /** Of each word. */
  readonly widths: readonly number[];
}

interface SectionRoom extends Measured {
  readonly bar: RefObject<HTMLElement | null>;
  readonly words: RefObject<HTMLDivElement | null>;
}

/** How much room a bar of sections has, and how much each word in it needs, also when letters or the language change. */
export function useSectionRoom(): SectionRoom {
  const bar = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>({ room: Number.POSITIVE_INFINITY, widths: [] });
  useLayoutEffect(() => {
    const ofBar = bar.current;
    const ofWords = words.current;
    if (!ofBar || !ofWords) return undefined;
    const measure = (): void => {
      const room = ofBar.getBoundingClientRect().width;
      const widths = Array.from(ofWords.children, (word) => word.getBoundingClientRect().width);
      setMeasured((before) => (isSame(before, { room, widths }) ? before : { room, widths }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [ofBar, ofWords]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { bar, words, ...measured };
}

function isSame(one: Measured, other: Measured): boolean {
  return one.room === other.room && one.widths.join() === other.widths.join();
}

/** How wide words are beside each other. */
export function widthBeside(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + spaceBetweenSections, -spaceBetweenSections);
}

interface SectionWidthsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly words: readonly string[];
}

/** The words of a bar as wide as they may become in it, for nobody to see or hear. */
export function SectionWidths({ ref, words }: SectionWidthsProps): ReactElement {
  return (
    <Unseen ref={ref} aria-hidden>
      {words.map((word, place) => (
        <Word key={place} data-word={word} />
      ))}
    </Unseen>
  );
}

const Unseen = styled('div')({
  position: 'absolute',
  display: 'flex',
  width: 'max-content',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

const Word = styled('span')(({ theme }) => ({
  ...sectionStyles(theme),
  fontWeight: fontWeights.strong,
  // Not a text of the page, where it would be found twice.
  '&::before': { content: 'attr(data-word)' },
  // The sign that opens more.
  '&:last-of-type': { paddingRight: theme.spacing(10) },
}));
