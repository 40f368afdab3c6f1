import { describe, expect, it } from 'vitest';
import { only, parseSearch, stringifySearch } from './search.ts';

describe('search parameters', () => {
  it('keep a code that looks like a number as it was written', () => {
    expect(parseSearch('?quid=12345E6789012')).toEqual({ quid: '12345E6789012' });
    expect(parseSearch('?quid=0012345678901')).toEqual({ quid: '0012345678901' });
  });

  it('are written without quotes and without empty ones', () => {
    expect(stringifySearch({ page: 2, status: ['ACTIVE', 'BLOCKED'], search: '', from: undefined })).toBe(
      '?page=2&status=ACTIVE%2CBLOCKED',
    );
    expect(stringifySearch({})).toBe('');
  });

  it('are narrowed to what a page knows', () => {
    expect(only('quid', 'amount')({ quid: 'A', utm: 'b', amount: '' })).toEqual({ quid: 'A' });
  });
});
