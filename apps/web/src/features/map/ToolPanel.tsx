import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Crosshair } from '#web/parts/drawing/drawing-layout.tsx';
import { MeasureSheet } from './measure-layout.tsx';

interface ToolPanelProps {
  /** By which the panel is found among those of the map. */
  readonly part: string;
  /** What the tool is called. */
  readonly label: string;
  /** What is being done with it. */
  readonly heading: ReactNode;
  /** What the keys do meanwhile. */
  readonly keys: string;
  readonly leaveLabel: string;
  /** To the choice of what to do; undefined there. */
  readonly onBack: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** What a tool of the map asks step by step: first what, then where. */
export function ToolPanel(props: ToolPanelProps): ReactElement {
  const { part, label, heading, keys, leaveLabel, onBack, onLeave, children } = props;
  const text = useText();
  return (
    <>
      <Crosshair aria-hidden />
      <MeasureSheet aria-label={label} data-map-part={part} data-map-tool data-keep-clear>
        <Head>
          {onBack && (
            <IconButton aria-label={text('map.edit.back')} edge="start" onClick={onBack}>
              <ArrowBack />
            </IconButton>
          )}
          <strong>{heading}</strong>
          <IconButton aria-label={leaveLabel} edge="end" onClick={onLeave}>
            <Close />
          </IconButton>
        </Head>
        <VisuallyHidden>{keys}</VisuallyHidden>
        {children}
      </MeasureSheet>
    </>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > strong': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What can be done, one under the other. */
export const ToolChoices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > button': { justifyContent: 'flex-start' },
}));
