import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { fontSizes, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { focusRing, footerHeight, ringRoom } from '#web/ui/control-styles.ts';

type Styled = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** How MUI's parts look in all brands; what is not here is left as MUI has it. */
export const componentStyles: Styled = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { height: '100%', scrollPadding: `${ringRoom}px 0 ${footerHeight}px` },
      body: {
        minHeight: '100%',
        fontSize: fontSizes.body,
        lineHeight: 1.5,
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
      },
      '.crop-swatch': {
        flex: 'none',
        display: 'inline-block',
        borderRadius: 5,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
        '&[data-empty="true"]': {
          background: `repeating-linear-gradient(135deg, ${theme.vars.palette.divider} 0 3px, transparent 3px 6px)`,
        },
      },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      ':focus-visible': focusRing(theme),
      // Over what it holds: pictures that fill a surface would cover a ring of its own.
      '[role="application"]:focus-visible::after': {
        ...focusRing(theme),
        content: '""',
        position: 'absolute',
        zIndex: 1,
        inset: 0,
        outlineWidth: 3,
        outlineOffset: -3,
        pointerEvents: 'none',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI takes the browser's outline away and puts a ripple in its place.
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible, &:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '6px 16px',
        borderRadius: radii.medium,
        [theme.breakpoints.down('md')]: { minHeight: touchTarget },
      }),
      sizeLarge: { minHeight: 48, padding: '10px 20px', fontSize: fontSizes.lead },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { borderColor: theme.vars.palette.edge, backgroundColor: theme.vars.palette.background.paper },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.primary.light } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        borderRadius: radii.small,
        color: 'inherit',
        [theme.breakpoints.down('md')]: { width: touchTarget, height: touchTarget },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderRadius: radii.small,
        fontSize: fontSizes.lead,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.edge },
      }),
      input: { height: 24, padding: '10px 12px' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: fontSizes.caption } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: radii.medium,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.floating,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        fontSize: fontSizes.body,
        '&.Mui-selected': { backgroundColor: theme.vars.palette.primary.light },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        [theme.breakpoints.down('md')]: { minHeight: touchTarget },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: radii.large, boxShadow: theme.vars.palette.floating }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      // A finger hits the line above and below the words too, which stay where they are.
      root: ({ theme }) => ({ [theme.breakpoints.down('md')]: { paddingBlock: 12, marginBlock: -12 } }),
    },
  },
};
