import { describe, expect, it } from 'vitest';

import { parse } from '../src/lib/router.svelte';

const at = (path: string, root = '/') => parse(new URL(path, 'https://example.org'), root);

describe('addresses', () => {
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/open/longhorn')).toEqual({ page: 'open', game: 'longhorn', group: '' });
    expect(at('/open?group=g1')).toEqual({ page: 'open', game: '', group: 'g1' });
    expect(at('/g/a1B2')).toEqual({ page: 'group', id: 'a1B2' });
    expect(at('/g')).toEqual({ page: 'group', id: '' });
    expect(at('/t/a1B2')).toEqual({ page: 'table', id: 'a1B2', moment: null });
    expect(at('/t/a1B2?at=12')).toEqual({ page: 'table', id: 'a1B2', moment: 12 });
    expect(at('/t/a1B2?at=x')).toEqual({ page: 'table', id: 'a1B2', moment: null });
    expect(at('/daily')).toEqual({ page: 'daily' });
    expect(at('/puzzles')).toEqual({ page: 'puzzles', game: '', puzzle: '', themes: [] });
    expect(at('/puzzles/longhorn/abc?theme=oil,iron')).toEqual({
      page: 'puzzles',
      game: 'longhorn',
      puzzle: 'abc',
      themes: ['oil', 'iron'],
    });
    expect(at('/puzzles/longhorn/abc/x')).toEqual({ page: 'lost' });
    expect(at('/explorer/longhorn?deal=7')).toEqual({ page: 'explorer', game: 'longhorn', deal: '7' });
    expect(at('/somewhere/else')).toEqual({ page: 'lost' });
  });

  it('are read below the path where the house lives', () => {
    expect(at('/games/noon/t/a1B2', '/games/noon/')).toEqual({ page: 'table', id: 'a1B2', moment: null });
    expect(at('/games/noon/', '/games/noon/')).toEqual({ page: 'home' });
  });
});
