import { expect, test } from 'vitest';
import { importLine } from './import-name.ts';

test.each([
  [
    "import { Fi{Name} } from 'react-icons/fi';",
    'edit-2',
    "import { FiEdit2 } from 'react-icons/fi';",
  ],
  ["import { {fa-name} } from 'x';", '42-group', "import { fa42Group } from 'x';"],
  ["import {Name} from '~icons/et/{name}';", 'map-pin', "import MapPin from '~icons/et/map-pin';"],
])('%s for %s', (pattern, name, line) => {
  expect(importLine(pattern, name)).toBe(line);
});
