import { within } from './cut-letter.ts';
import type { Answers, AskedWords, Often } from './question-words.ts';

interface QuestionCountsProps {
  words: Pick<AskedWords, 'count' | 'often'>;
  answers: Answers;
  onCount: (more: Partial<Answers>) => void;
}

/** How many people, how long, how often: what hours are reckoned from. */
export function QuestionCounts({ words, answers, onCount }: QuestionCountsProps) {
  const number = (field: 'people' | 'minutes', most: number) => (
    <label className="neck-count">
      <span>{words.count[field]}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={answers[field]}
        onChange={({ currentTarget }) =>
          onCount({ [field]: within(currentTarget.valueAsNumber, 1, most) })
        }
      />
    </label>
  );
  return (
    <div className="neck-counts">
      {number('people', 5000)}
      {number('minutes', 600)}
      <label className="neck-count">
        <span>{words.count.often}</span>
        <select
          value={answers.often}
          onChange={({ currentTarget }) => onCount({ often: currentTarget.value as Often })}
        >
          {words.often.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
