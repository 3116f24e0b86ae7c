import { Text } from 'react-email';
import { housePalettes } from '../../../src/themes/palette.ts';
import { type AllTexts, textRows } from '../../lead-texts.ts';
import { mailStyles } from './mail-layout.tsx';

const quoteStyle = {
  margin: '0 0 24px',
  padding: '0 0 0 16px',
  borderLeft: `3px solid ${housePalettes.light.line}`,
};

/** Pattern of all line breaks that mail programs know. */
const lineEndPattern = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * Posted text, distinguished from ours: a bar beside it, and `> ` before each line of the text
 * version, so that a posted "Lead: …" is not mistaken for a line of ours.
 */
export function PostedText({ lead }: { lead: AllTexts }) {
  const { comment } = lead;
  const fields = textRows(lead);
  if (comment === '' && fields.length === 0) return null;
  return (
    <blockquote style={quoteStyle}>
      {comment !== '' && (
        <Text style={mailStyles.text}>
          <Lines text={comment} />
        </Text>
      )}
      {fields.map(([name, value]) => (
        <Text key={name} style={mailStyles.quiet}>
          <Lines text={`${name}: ${value}`} />
        </Text>
      ))}
    </blockquote>
  );
}

/** Keeps the line breaks of a text, in HTML and in the text version. */
const Lines = ({ text }: { text: string }) =>
  text
    .split(lineEndPattern)
    .map((line, index) => <Line key={index} line={line} isFirst={index === 0} />);

const Line = ({ line, isFirst }: { line: string; isFirst: boolean }) => (
  <>
    {!isFirst && <br />}
    {line}
  </>
);
