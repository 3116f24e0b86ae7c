'use client';
import { useStore } from '@nanostores/react';
import { buttonVariants } from '../../elements/button/button.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { afternoonOf, moved } from './afternoon.ts';
import { $afternoon, type Choice } from './afternoon-store.ts';
import { clockText } from './format-text.ts';
import { type PlanCopy, planText } from './plan-text.ts';
import { PricesAfternoonTimeline } from './prices-afternoon-timeline.tsx';
import type { House, Treatment } from './treatment.ts';
import { TreatmentRow, type TreatmentRowCopy } from './treatment-row.tsx';
import { arrivals, example } from './treatments.ts';
import './prices-afternoon-arrival.css';
import './prices-afternoon-plan.css';

interface PricesAfternoonPlanProps {
  treatments: readonly Treatment[];
  house: House;
  /** Copy of the timeline. */
  rail: {
    label: string;
    soak: string;
    pause: string;
    rest: string;
    dress: string;
    minutes: string;
  };
  row: TreatmentRowCopy;
  plan: PlanCopy;
  arrive: string;
  /** Text before the sum until hydration. */
  instance: string;
  ask: { title: string; link: string };
}

/** Price list with checkboxes: chosen treatments are shown on a timeline, with their total and end time. */
export function PricesAfternoonPlan(props: PricesAfternoonPlanProps) {
  const { treatments, house, rail, row, plan, arrive, instance, ask } = props;
  const live = useHydrated();
  const chosen = useStore($afternoon);
  // The form may have been used before this island hydrated.
  const choice: Choice = live ? chosen : example;
  const order = choice.chosen.flatMap((title) => treatments.filter((one) => one.title === title));
  const afternoon = afternoonOf(order, choice.arrival, house);
  const { sum, left } = planText(afternoon, plan, house);
  const set = (chosen: readonly string[]) => $afternoon.set({ ...choice, chosen });
  const toggle = (title: string) =>
    set(
      choice.chosen.includes(title)
        ? choice.chosen.filter((one) => one !== title)
        : [...choice.chosen, title],
    );
  return (
    <div className="noon-plan" data-ready={live || undefined}>
      <div className="noon-line">
        <PricesAfternoonTimeline stretches={afternoon.stretches} house={house} copy={rail} />
        <label className="noon-arrive">
          <span>
            {arrive} <b className="font-display">{clockText(choice.arrival)}</b>
          </span>
          <input
            type="range"
            min={arrivals[0]}
            max={arrivals.at(-1)}
            step={30}
            value={choice.arrival}
            aria-valuetext={clockText(choice.arrival)}
            onChange={(event) =>
              $afternoon.set({ ...choice, arrival: Number(event.currentTarget.value) })
            }
          />
        </label>
      </div>
      <div className="noon-sum">
        <p role="status">
          {!live && <span>{instance} </span>}
          <b className="font-display">{sum}</b> {left && <span className="noon-left">{left}</span>}
        </p>
        {/* Copies the treatments on the timeline into the form, the sample included. */}
        <a
          href={ask.link}
          className={buttonVariants()}
          onClick={() => $afternoon.set({ ...choice })}
        >
          {ask.title}
        </a>
      </div>
      <ul className="noon-list">
        {treatments.map((treatment) => (
          <TreatmentRow
            key={treatment.title}
            treatment={treatment}
            copy={row}
            live={live}
            place={choice.chosen.indexOf(treatment.title)}
            count={choice.chosen.length}
            from={afternoon.stretches.find((stretch) => stretch.treatment === treatment)?.from}
            full={choice.chosen.length >= house.most}
            onToggle={() => toggle(treatment.title)}
            onMove={(by) => set(moved(choice.chosen, treatment.title, by))}
          />
        ))}
      </ul>
    </div>
  );
}
