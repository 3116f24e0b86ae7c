import { Text } from 'react-email';
import { mailStyles } from './mail-layout.tsx';

const quote = { margin: '0 0 24px', padding: '0 0 0 16px', borderLeft: '3px solid #DDD8CC' };

/** Everything at which some mail program begins a line. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * What somebody posted, set apart from what we know: a bar beside it, and `> ` before each line of the
 * text version. Whatever stands in it, even "Lead: …", is not taken for a line of ours.
 */
export function PostedText({
  comment,
  details,
}: {
  comment: string;
  /** Further fields as a JSON object of strings. */
  details: string;
}) {
  const fields = Object.entries(JSON.parse(details) as Record<string, string>);
  if (comment === '' && fields.length === 0) return null;
  return (
    <blockquote style={quote}>
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

/** A text with the line ends that it was typed with, in HTML and as text. */
const Lines = ({ text }: { text: string }) =>
  text.split(lineEnd).map((line, index) => <Line key={index} line={line} isFirst={index === 0} />);

const Line = ({ line, isFirst }: { line: string; isFirst: boolean }) => (
  <>
    {!isFirst && <br />}
    {line}
  </>
);
