import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { createContext, use, useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';

const hideAfterMs = 6000;

export interface SnackbarContent {
  readonly message: ReactNode;
  readonly tone?: 'plain' | 'error';
  /** One thing to do about it, such as to undo. */
  readonly action?: { readonly label: ReactNode; readonly onChoose: () => void };
}
interface Shown extends SnackbarContent {
  readonly key: number;
}

type Show = (content: SnackbarContent) => void;
const SnackbarContext = createContext<Show | null>(null);

/** Shows short messages over the bottom of the screen for six seconds, the newest in place of the one before. */
export function SnackbarProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback<Show>((content) => {
    setShown((before) => ({ ...content, key: (before?.key ?? 0) + 1 }));
  }, []);
  const hide = useCallback(() => {
    setShown(null);
  }, []);

  return (
    <SnackbarContext value={show}>
      {children}
      <Place role="status" aria-live="polite">
        {shown && <Snackbar key={shown.key} content={shown} onHide={hide} />}
      </Place>
    </SnackbarContext>
  );
}

export function useSnackbar(): Show {
  const show = use(SnackbarContext);
  if (!show) throw new Error('There is no SnackbarProvider above');
  return show;
}

function Snackbar({ content, onHide }: { readonly content: Shown; readonly onHide: () => void }): ReactElement {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onHide, hideAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, onHide]);
  const hold = (): void => {
    setHeld(true);
  };
  const release = (): void => {
    setHeld(false);
  };
  const { action, message, tone } = content;

  return (
    <Bar data-tone={tone} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <span>{message}</span>
      {action && (
        <Button
          color="inherit"
          onClick={() => {
            action.onChoose();
            onHide();
          }}
        >
          {action.label}
        </Button>
      )}
    </Bar>
  );
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  left: 0,
  right: 0,
  bottom: `calc(${theme.spacing(6)} + env(safe-area-inset-bottom))`,
  display: 'flex',
  justifyContent: 'center',
  padding: theme.spacing(0, 4),
  pointerEvents: 'none',
}));

const Bar = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  maxWidth: 560,
  minWidth: 0,
  minHeight: 48,
  overflowWrap: 'anywhere',
  padding: theme.spacing(2, 4),
  borderRadius: 12,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '&[data-tone="error"]': {
    background: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
}));
