import { type DrawingName, ProcessDrawing } from '../../blocks/process/process-drawings.tsx';
import type { ProcessStage } from '../../content/schema/process-stage.ts';
import { cn } from '../../themes/cn.ts';

interface ProcessStepProps {
  stage: ProcessStage & { drawing: DrawingName };
  /** Index from 0; odd ones are on the right. */
  index: number;
  resultLabel: string;
}

/** Stage beside the line: its content, and a drawing of its result. */
export function ProcessStep({ stage, index, resultLabel }: ProcessStepProps) {
  const isRight = index % 2 === 1;
  return (
    <li className="relative grid items-start gap-x-5 gap-y-3 border-ink pb-14 pl-7 max-lg:border-l-3 max-lg:@min-[33rem]:grid-cols-[6rem_1fr] max-lg:@min-[44rem]:grid-cols-[9rem_1fr] max-lg:@min-[44rem]:gap-x-10 max-lg:@min-[44rem]:pl-10 lg:min-h-88 lg:grid-cols-40 lg:items-center lg:gap-x-0 lg:p-0">
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-6 -left-[0.6875rem] size-5 rounded-full border-3 border-ink bg-paper',
          'lg:top-1/2 lg:size-7 lg:-translate-x-1/2 lg:-translate-y-1/2',
          isRight ? 'lg:left-[72.5%]' : 'lg:left-[27.5%]',
        )}
      />
      <ProcessDrawing
        name={stage.drawing}
        className={cn(
          'w-24 @min-[33rem]:w-full lg:w-full lg:row-start-1',
          isRight ? 'lg:col-start-32 lg:col-end-41' : 'lg:col-start-1 lg:col-end-10',
        )}
      />
      <div
        className={cn(
          'lg:row-start-1',
          isRight ? 'lg:col-start-8 lg:col-end-27' : 'lg:col-start-16 lg:col-end-35',
        )}
      >
        <p className="text-caption font-semibold">
          <span className="tabular-nums">{index + 1}</span> · {stage.duration}
        </p>
        <h3 className="mt-1 font-bold text-h2 tracking-tight">{stage.name}</h3>
        <p className="measure mt-3">{stage.happens}</p>
        <p className="measure mt-3 border-ink/30 border-t pt-3 text-caption">
          <strong className="font-semibold">{resultLabel}</strong> {stage.result}
        </p>
      </div>
    </li>
  );
}
