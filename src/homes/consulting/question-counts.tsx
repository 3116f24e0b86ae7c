import nativeSelectStyles from '../../elements/field/native-select.module.css';
import { useNumberField } from '../../elements/number-field/use-number-field.ts';
import { clampRounded } from './cut-letter.ts';
import type { Answers, Frequency, ThreeQuestionsCopy } from './question-copy.ts';
import threeQuestionsStyles from './three-questions.module.css';

interface QuestionCountsProps {
  copy: Pick<ThreeQuestionsCopy, 'fieldLabels' | 'frequencies'>;
  answers: Answers;
  onCount: (changes: Partial<Answers>) => void;
}

interface CountFieldProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** Number field for an integer from 1. */
function CountField({ label, max, value, onChange }: CountFieldProps) {
  const clamp = (input: number) => clampRounded(input, 1, max);
  const { field } = useNumberField({ value, max, clamp, onChange });
  return (
    <label className={threeQuestionsStyles.count}>
      <span>{label}</span>
      <input type="number" inputMode="numeric" min={1} max={max} {...field} />
    </label>
  );
}

/**
 * Number of people, minutes, and frequency: the inputs of the hours.
 *
 * @internal
 */
export function QuestionCounts({ copy, answers, onCount }: QuestionCountsProps) {
  return (
    <div className={threeQuestionsStyles.counts}>
      <CountField
        label={copy.fieldLabels.people}
        max={5000}
        value={answers.people}
        onChange={(people) => onCount({ people })}
      />
      <CountField
        label={copy.fieldLabels.minutes}
        max={600}
        value={answers.minutes}
        onChange={(minutes) => onCount({ minutes })}
      />
      <label className={threeQuestionsStyles.count}>
        <span>{copy.fieldLabels.frequency}</span>
        <select
          className={nativeSelectStyles.nativeSelect}
          value={answers.frequency}
          onChange={({ currentTarget }) => onCount({ frequency: currentTarget.value as Frequency })}
        >
          {copy.frequencies.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
