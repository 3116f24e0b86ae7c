import { RotateBox } from '../../../elements/rotate-box/rotate-box.tsx';

const cards = [
  { question: 'How much of a page do people read?', answer: 'About a fifth, and not the first.' },
  { question: 'How long do they wait for it?', answer: 'Three seconds. On the bus, two.' },
];

/** Boxes with a question on the front that tumble forward to the answer. */
export function QuestionCards() {
  return (
    <div className="grid gap-6 [--box-height:16rem] md:grid-cols-2">
      {cards.map(({ question, answer }) => (
        <RotateBox
          key={question}
          variant="tumble"
          turnLabel={`Turn over: the answer to “${question}”`}
          front={
            <div className="flex h-full items-end rounded-xl border-2 border-ink p-6 pe-16">
              <h3 className="text-h2 leading-[1.1] font-bold">{question}</h3>
            </div>
          }
          back={
            <div className="flex h-full items-end bg-ink p-6 pe-16 text-paper">
              <p className="font-display text-h2 leading-[1.1] font-bold">{answer}</p>
            </div>
          }
        />
      ))}
    </div>
  );
}
