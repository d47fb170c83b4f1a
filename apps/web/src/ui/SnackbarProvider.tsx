import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createContext, use, useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';

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

/**
 * Shows short messages near the bottom of the screen, the newest in place of the one before: for six seconds, and what
 * went wrong until it is closed. What says of itself that it is to be kept clear (`data-keep-clear`) is not covered.
 */
export function SnackbarProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<Shown | null>(null);
  const [lift, setLift] = useState(0);
  const show = useCallback<Show>((content) => {
    setLift(heightToKeepClear());
    setShown((before) => ({ ...content, key: (before?.key ?? 0) + 1 }));
  }, []);
  const hide = useCallback(() => {
    setShown(null);
  }, []);

  return (
    <SnackbarContext value={show}>
      {children}
      <Place role="status" aria-live="polite" style={{ marginBottom: lift }}>
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
  const { action, message, tone } = content;
  const [isHeld, setHeld] = useState(false);
  const text = useText();
  useEffect(() => {
    if (isHeld || tone === 'error') return undefined;
    const timer = setTimeout(onHide, hideAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, onHide, tone]);
  const hold = (): void => {
    setHeld(true);
  };
  const release = (): void => {
    setHeld(false);
  };

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
      {tone === 'error' && (
        <IconButton aria-label={text('action.close')} onClick={onHide}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Bar>
  );
}

/** How much of the bottom of the screen is taken by what must not be covered; what fills most of it cannot be kept clear. */
function heightToKeepClear(): number {
  const tops = [...document.querySelectorAll('[data-keep-clear]')].map((part) => part.getBoundingClientRect().top);
  const height = window.innerHeight - Math.min(window.innerHeight, ...tops);
  return height < window.innerHeight * 0.7 ? height : 0;
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
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flexShrink: 0, whiteSpace: 'nowrap' },
  // Pointed at, it stays as dark as what it lies on: its words are light.
  '& > button:hover': { background: 'transparent', textDecoration: 'underline' },
  padding: theme.spacing(2, 4),
  borderRadius: 12,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '&[data-tone="error"]': {
    background: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
  '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'currentcolor' },
}));
