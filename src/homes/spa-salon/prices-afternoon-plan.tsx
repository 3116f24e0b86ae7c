'use client';
import { useStore } from '@nanostores/react';
import { buttonVariants } from '../../elements/button/button.tsx';
import { spokenTime } from '../../elements/clock/time-text.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { afternoonOf, moveItem } from './afternoon.ts';
import { $afternoon, type Choice } from './afternoon-store.ts';
import { type PlanCopy, planText } from './plan-text.ts';
import pricesAfternoonArrivalStyles from './prices-afternoon-arrival.module.css';
import styles from './prices-afternoon-plan.module.css';
import { PricesAfternoonTimeline } from './prices-afternoon-timeline.tsx';
import type { House, Treatment } from './treatment.ts';
import { TreatmentRow, type TreatmentRowCopy } from './treatment-row.tsx';
import { arrivals, example } from './treatments.ts';

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
  arrivalLabel: string;
  /** Text before the sum until hydration. */
  exampleLabel: string;
  requestLink: { title: string; link: string };
}

/** Price list with checkboxes: chosen treatments are shown on a timeline, with their total and end time. */
export function PricesAfternoonPlan(props: PricesAfternoonPlanProps) {
  const { treatments, house, rail, row, plan, arrivalLabel, exampleLabel, requestLink } = props;
  const isHydrated = useHydrated();
  const chosen = useStore($afternoon);
  // The form may have been used before this island hydrated.
  const choice: Choice = isHydrated ? chosen : example;
  const chosenTreatments = choice.chosen.flatMap((title) =>
    treatments.filter((each) => each.title === title),
  );
  const afternoon = afternoonOf(chosenTreatments, choice.arrival, house);
  const { sum, note } = planText(afternoon, plan, house);
  const setChosen = (chosen: readonly string[]) => $afternoon.set({ ...choice, chosen });
  const toggle = (title: string) =>
    setChosen(
      choice.chosen.includes(title)
        ? choice.chosen.filter((each) => each !== title)
        : [...choice.chosen, title],
    );
  return (
    <div
      className={`${pricesAfternoonArrivalStyles.plan} ${styles.plan}`}
      data-ready={isHydrated || undefined}
    >
      <div className={styles.line}>
        <PricesAfternoonTimeline segments={afternoon.segments} house={house} copy={rail} />
        <label className={pricesAfternoonArrivalStyles.arrival}>
          <span>
            {arrivalLabel} <b className="font-display">{spokenTime(choice.arrival)}</b>
          </span>
          <input
            type="range"
            min={arrivals[0]}
            max={arrivals.at(-1)}
            step={30}
            value={choice.arrival}
            aria-valuetext={spokenTime(choice.arrival)}
            onChange={(event) =>
              $afternoon.set({ ...choice, arrival: Number(event.currentTarget.value) })
            }
          />
        </label>
      </div>
      <div className={styles.sum}>
        <p role="status">
          {!isHydrated && <span>{exampleLabel} </span>}
          <b className="font-display">{sum}</b>{' '}
          {note && <span className={styles.hint}>{note}</span>}
        </p>
        {/* Copies the treatments on the timeline into the form, the sample included. */}
        <a
          href={requestLink.link}
          data-replay-until="island"
          className={buttonVariants()}
          onClick={() => $afternoon.set({ ...choice })}
        >
          {requestLink.title}
        </a>
      </div>
      <ul className={styles.list}>
        {treatments.map((treatment) => (
          <TreatmentRow
            key={treatment.title}
            treatment={treatment}
            copy={row}
            isHydrated={isHydrated}
            position={choice.chosen.indexOf(treatment.title)}
            count={choice.chosen.length}
            start={afternoon.segments.find((segment) => segment.treatment === treatment)?.from}
            isFull={choice.chosen.length >= house.maxTreatments}
            onToggle={() => toggle(treatment.title)}
            onMove={(offset) => setChosen(moveItem(choice.chosen, treatment.title, offset))}
          />
        ))}
      </ul>
    </div>
  );
}
