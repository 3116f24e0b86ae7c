import { useNumberField } from '../../elements/number-field/use-number-field.ts';
import { clampRounded } from './cut-letter.ts';
import type { Answers, AskedCopy, Often } from './question-copy.ts';
import '../../elements/field/native-select.css';

interface QuestionCountsProps {
  copy: Pick<AskedCopy, 'count' | 'often'>;
  answers: Answers;
  onCount: (more: Partial<Answers>) => void;
}

interface CountFieldProps {
  label: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

/** Number field for an integer from 1. */
function CountField({ label, most, value, onChange }: CountFieldProps) {
  const sound = (typed: number) => clampRounded(typed, 1, most);
  const { field } = useNumberField({ value, max: most, clamp: sound, onChange });
  return (
    <label className="neck-count">
      <span>{label}</span>
      <input type="number" inputMode="numeric" min={1} max={most} {...field} />
    </label>
  );
}

/** Number of people, minutes, and frequency: the inputs of the hours. */
export function QuestionCounts({ copy, answers, onCount }: QuestionCountsProps) {
  return (
    <div className="neck-counts">
      <CountField
        label={copy.count.people}
        most={5000}
        value={answers.people}
        onChange={(people) => onCount({ people })}
      />
      <CountField
        label={copy.count.minutes}
        most={600}
        value={answers.minutes}
        onChange={(minutes) => onCount({ minutes })}
      />
      <label className="neck-count">
        <span>{copy.count.often}</span>
        <select
          className="native-select"
          value={answers.often}
          onChange={({ currentTarget }) => onCount({ often: currentTarget.value as Often })}
        >
          {copy.often.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
