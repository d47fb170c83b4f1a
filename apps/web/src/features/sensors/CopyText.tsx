import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

interface CopyTextProps {
  readonly label: string;
  readonly value: string;
}

/** Something that is to be entered elsewhere, letter by letter. */
export function CopyText({ label, value }: CopyTextProps): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      show({ message: <T id="sensors.copied" /> });
    } catch {
      show({ tone: 'error', message: <T id="sensors.copy.fault" /> });
    }
  };
  return (
    <Line role="group" aria-label={label}>
      <small>{label}</small>
      <div>
        <code>{value}</code>
        <Button
          variant="outlined"
          startIcon={<ContentCopy />}
          aria-label={text('sensors.copyNamed', { what: label })}
          onClick={() => void copy()}
        >
          <T id="sensors.copy" />
        </Button>
      </div>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(2) },
  '& code': {
    flex: '1 1 260px',
    minWidth: 0,
    padding: theme.spacing(2, 3),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.small,
    background: theme.vars.palette.background.paper,
    fontSize: fontSizes.body,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
}));
