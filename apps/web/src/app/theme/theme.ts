import '@mui/material/themeCssVarsAugmentation';
import { createTheme, type ColorSystemOptions, type Theme, type TypographyStyle } from '@mui/material/styles';
import { fontSizes, fontWeights, radii, type Palette } from '#web/lib/design-tokens.ts';
import type { Brand } from '#web/lib/brands.ts';
import { componentStyles } from './component-styles.ts';

/** The brand's theme, light and dark, as CSS variables `--brazda-…`. */
export function createBrandTheme(brand: Brand): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'brazda', colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: colorSystem(brand.light), dark: colorSystem(brand.dark) },
    spacing: 4,
    shape: { borderRadius: radii.small },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: '"Inter Variable", system-ui, sans-serif',
      fontWeightRegular: fontWeights.regular,
      fontWeightMedium: fontWeights.medium,
      fontWeightBold: fontWeights.strong,
      h1: heading(fontSizes.display, 1.25),
      h2: heading(fontSizes.title, 1.3),
      h3: heading(fontSizes.lead, 1.4),
      body1: { fontSize: fontSizes.lead, lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: fontSizes.body, lineHeight: 1.5, letterSpacing: 0 },
      caption: { fontSize: fontSizes.caption, lineHeight: 1.45, letterSpacing: 0 },
      button: { fontSize: fontSizes.body, fontWeight: fontWeights.strong, textTransform: 'none', letterSpacing: 0 },
    },
    components: componentStyles,
  });
}

function heading(fontSize: number, lineHeight: number): TypographyStyle {
  return { fontSize, lineHeight, fontWeight: fontWeights.strong, letterSpacing: '-0.01em' };
}

function colorSystem(palette: Palette): ColorSystemOptions {
  return {
    palette: {
      primary: {
        main: palette.field,
        dark: palette.fieldStrong,
        light: palette.fieldWash,
        contrastText: palette.onField,
      },
      secondary: { main: palette.ink, contrastText: palette.paper },
      warning: { main: palette.grain, dark: palette.grainText, light: palette.grainWash, contrastText: palette.ink },
      error: { main: palette.brick, dark: palette.brick, light: palette.brickWash, contrastText: palette.onBrick },
      success: { main: palette.field, light: palette.fieldWash, contrastText: palette.onField },
      info: { main: palette.muted, light: palette.ground, contrastText: palette.paper },
      text: { primary: palette.ink, secondary: palette.muted },
      background: { default: palette.ground, paper: palette.paper },
      divider: palette.line,
      edge: palette.edge,
      floating: palette.shadow,
    },
  };
}

declare module '@mui/material/styles' {
  interface Palette {
    /** Edges of fields and buttons. */
    edge: string;
    /** The one soft shadow, for what floats over the map. */
    floating: string;
  }
  interface PaletteOptions {
    edge?: string;
    floating?: string;
  }
}
