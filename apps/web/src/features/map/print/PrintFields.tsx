import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { densities, orientations, paperSizes } from './paper.ts';
import { readScale, roundScales } from './print-scale.ts';
import type { Content, PrintSettings } from './print-settings.ts';

interface PrintFieldsProps {
  readonly settings: PrintSettings;
  /** The title if nobody gives another one. */
  readonly usualTitle: string;
  /** The scale of what is shown; undefined before that is known. */
  readonly shownScale: number | undefined;
  /** What the map has that may be left out. */
  readonly contents: readonly Content[];
  readonly onChange: (change: Partial<PrintSettings>) => void;
}

/** How the map is to be on paper. */
export function PrintFields(props: PrintFieldsProps): ReactElement {
  const { settings, usualTitle, contents, onChange } = props;
  const { paper, without } = settings;
  const text = useText();
  const leaveOut = (content: Content, isLeftOut: boolean): void => {
    const others = [...without].filter((each) => each !== content);
    onChange({ without: new Set(isLeftOut ? [...others, content] : others) });
  };
  return (
    <>
      <Field
        label={<T id="map.print.title" />}
        value={settings.title ?? usualTitle}
        maxLength={120}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Row>
        <SegmentedChoice
          label={text('map.print.paper')}
          segments={paperSizes.map((value) => ({ value, label: value.toUpperCase() }))}
          value={paper.size}
          onChoose={(size) => onChange({ paper: { ...paper, size } })}
        />
        <SegmentedChoice
          label={text('map.print.orientation')}
          segments={orientations.map((value) => ({ value, label: text(`map.print.${value}`) }))}
          value={paper.orientation}
          onChoose={(orientation) => onChange({ paper: { ...paper, orientation } })}
        />
      </Row>
      <ScaleField {...props} />
      <ChoiceField
        label={<T id="map.print.density" />}
        choices={densities.map((dpi) => ({ value: String(dpi), label: text(`map.print.density${dpi}`) }))}
        value={String(settings.dpi)}
        onChoose={(value) => onChange({ dpi: value === '150' ? 150 : 300 })}
      />
      <Contents>
        <legend>
          <T id="map.print.contents" />
        </legend>
        {contents.map((content) => (
          <Checkbox
            key={content}
            label={<T id={content === 'labels' ? 'map.layer.labels' : `map.print.content.${content}`} />}
            checked={!without.has(content)}
            onChange={({ target }) => leaveOut(content, !target.checked)}
          />
        ))}
      </Contents>
    </>
  );
}

function ScaleField({ settings, shownScale, onChange }: PrintFieldsProps): ReactElement {
  const text = useText();
  const shown =
    shownScale === undefined
      ? text('map.print.scaleShown')
      : text('map.print.scaleShownAs', { scale: Math.round(shownScale) });
  return (
    <ChoiceField
      label={<T id="map.print.scale" />}
      choices={[
        { value: 'shown', label: shown },
        ...roundScales.map((scale) => ({ value: String(scale), label: text('map.print.scaleOf', { scale }) })),
      ]}
      value={String(settings.scale)}
      onChoose={(value) => onChange({ scale: readScale(value) })}
    />
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > :last-child': { flex: 1 },
}));

const Contents = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: fontWeights.medium },
}));
