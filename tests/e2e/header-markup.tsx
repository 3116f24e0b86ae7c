import { renderToStaticMarkup } from 'react-dom/server';
import { barLogoWidth } from '../../src/elements/logo/logo.tsx';
import type { BarMetrics } from '../../src/headers/menu-fit.ts';
import { PageHeader, type PageHeaderProps } from '../../src/layouts/page-header.tsx';

/** Props of a header; the width of the logo is known in the bundle alone. */
type MarkupProps = Omit<PageHeaderProps, 'metrics'> & { metrics: Omit<BarMetrics, 'brand'> };

/** Renders a header as HTML. `render-header.ts` bundles this file with another firm's logo. */
export const renderMarkup = ({ metrics, ...props }: MarkupProps): string =>
  renderToStaticMarkup(<PageHeader {...props} metrics={{ ...metrics, brand: barLogoWidth }} />);
