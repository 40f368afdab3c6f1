export declare const table: () => string;
export declare function writtenTable(): string;
