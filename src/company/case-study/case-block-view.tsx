import type { CaseBlock, CaseChart, CaseChartName } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';
import { CaseFigureView } from './case-figure-view.tsx';
import { CasePointsView } from './case-points-view.tsx';
import { CaseQuoteView } from './case-quote-view.tsx';
import { CaseResults, type CaseResultsProps } from './case-results.tsx';
import { CaseTableView } from './case-table-view.tsx';
import { CaseTimelineView } from './case-timeline-view.tsx';
import { ChartPeople } from './chart-people.tsx';
import { ChartStrokes } from './chart-strokes.tsx';
import { ChartTable } from './chart-table.tsx';
import { DeckPair } from './deck-pair.tsx';

/** Numbers that the blocks of a case study show. */
export interface CaseNumbers {
  charts: Readonly<Record<CaseChartName, CaseChart>>;
  results: CaseResultsProps;
  /** Label of the button that shows a chart's numbers as a table. */
  tableLabel: string;
}

interface CaseBlockViewProps {
  block: CaseBlock;
  numbers: CaseNumbers;
}

/** Block of a chapter, rendered by the component of its kind. */
export function CaseBlockView({ block, numbers }: CaseBlockViewProps) {
  const { charts, results, tableLabel } = numbers;
  switch (block.kind) {
    case 'text':
      return (
        <CaseColumn aside={block.aside && <CaseFigureView figure={block.aside} />} className="mt-5">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 first:mt-0">
              {paragraph}
            </p>
          ))}
        </CaseColumn>
      );
    case 'figure':
      return (
        <CaseColumn span="wide" className="mt-8 lg:mt-12">
          <CaseFigureView figure={block} />
        </CaseColumn>
      );
    case 'points':
      return <CasePointsView points={block} />;
    case 'timeline':
      return <CaseTimelineView timeline={block} />;
    case 'quote':
      return <CaseQuoteView quote={block} />;
    case 'table':
      return <CaseTableView table={block} />;
    case 'results':
      return <CaseResults {...results} />;
    case 'strokes':
    case 'people': {
      const chart = charts[block.chart];
      const Drawing = block.kind === 'strokes' ? ChartStrokes : ChartPeople;
      return (
        <CaseColumn span="wide" className="mt-8 lg:mt-12">
          <ChartHeading chart={chart} />
          <div className="mt-4">
            <Drawing chart={chart} />
          </div>
        </CaseColumn>
      );
    }
    case 'places': {
      const chart = charts[block.chart];
      return (
        // Above the contents, which it reaches across.
        <div className="relative z-10 mt-10 bg-paper lg:mt-16">
          <CaseColumn span="wide">
            <ChartHeading chart={chart} />
          </CaseColumn>
          <DeckPair block={block} chart={chart} />
          <CaseColumn span="wide">
            <ChartTable chart={chart} label={tableLabel} />
          </CaseColumn>
        </div>
      );
    }
  }
}

function ChartHeading({ chart: { title, unit } }: { chart: CaseChart }) {
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-4 text-h3 font-bold tracking-tight">
      {title}
      <span className="font-text text-[1rem] font-normal tracking-normal">{unit}</span>
    </h3>
  );
}
