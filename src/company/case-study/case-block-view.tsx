import type { CaseBlock, CaseChart } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';
import { CaseFigureView } from './case-figure-view.tsx';
import { CasePointsView } from './case-points-view.tsx';
import { CaseQuoteView } from './case-quote-view.tsx';
import { CaseTableView } from './case-table-view.tsx';
import { CaseTimelineView } from './case-timeline-view.tsx';
import { ChartFigure } from './chart-figure.tsx';

interface CaseBlockViewProps {
  block: CaseBlock;
  charts: Readonly<Record<string, CaseChart>>;
  tableLabel: string;
}

/**
 * Block of a chapter, rendered by the component of its kind.
 * @throws when the block names an unknown chart.
 */
export function CaseBlockView({ block, charts, tableLabel }: CaseBlockViewProps) {
  switch (block.kind) {
    case 'text':
      return (
        <CaseColumn className="mt-7">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 first:mt-0">
              {paragraph}
            </p>
          ))}
        </CaseColumn>
      );
    case 'figure':
      return <CaseFigureView figure={block} />;
    case 'points':
      return <CasePointsView points={block} />;
    case 'timeline':
      return <CaseTimelineView timeline={block} />;
    case 'quote':
      return <CaseQuoteView quote={block} />;
    case 'table':
      return <CaseTableView table={block} />;
    case 'chart': {
      const chart = charts[block.chart];
      if (!chart)
        throw new Error(`The case study asks for a chart "${block.chart}" that is not there.`);
      return (
        <CaseColumn span="wide" className="mt-12">
          <ChartFigure chart={chart} tableLabel={tableLabel} />
        </CaseColumn>
      );
    }
  }
}
