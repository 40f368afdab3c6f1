/**
 * Published draws, for anyone who writes their own check. The stream is SHA-256 of `seed|giftId|counter`, counter from
 * 0, read as big-endian 64-bit words; the commitment is SHA-256 of `seed|giftId|LUCKY:number of shares`. These were
 * computed by a second, independent program and never change.
 *
 * @public
 */
export const LUCKY_VECTORS = [
  {
    seed: '368df6cdbe8eb14a75c6609e77422773f3457b8f08148c53b3dcc1d8a2405515',
    giftId: '0198f3a2-7c11-7d2e-9a4b-3f6f2c1d0e55',
    amount: 500_000,
    shares: [192_922, 177_152, 6_718, 47_345, 75_863],
    commitment: '116ae3eda73f774477dd98f10e415503f27c177fad574c2a81b906dac2b80729',
  },
  {
    seed: '2dd6d45834890d285abf958c85f94f974568d16f4a273e9e6eec41e5b776d25e',
    giftId: '0198f3a2-7c11-7d2e-9a4b-3f6f2c1d0e55',
    amount: 2_000,
    shares: [1_000, 1_000],
    commitment: 'a17e84a20094625b0c2ca8d0967fcaad08e28a76bf3759884ee82b732b3a3c81',
  },
  {
    seed: '7c207464e57805d3dbae0cc349369a0fcc7b4e5e763b04ce9fd362ae081ddb32',
    giftId: '00000000-0000-4000-8000-000000000001',
    amount: 100_000_000,
    shares: [
      10_055_853, 5_449_400, 12_017_958, 232_226, 10_385_487, 2_622_605, 9_678_875, 1_150_692, 45_678_714, 2_728_190,
    ],
    commitment: '20c64df67a774e60fae9ca141671be5e221dabbd3406336f4bf3703c94fa8412',
  },
  {
    seed: '1e78b3b91e1c021cbcc4bde90a92d976c310a33e7e96af081cdac05f88c00d72',
    giftId: '00000000-0000-4000-8000-000000000002',
    amount: 10_007,
    shares: [1_000, 1_000, 1_001, 1_001, 1_000, 1_000, 1_001, 1_001, 1_001, 1_002],
    commitment: '4a33aa9b94556f82c88b088c47cf8e3a5c744c1f6dff336c6ccb1b797ceaf8c3',
  },
  {
    seed: '7db25cbabeda3152f4976158cac9c1f72bc3f465ed1d8772d92f9238aacc927e',
    giftId: '00000000-0000-4000-8000-000000000003',
    amount: 9_007_199_254_740_991,
    shares: [1_408_078_752_633_890, 3_389_015_169_273_162, 4_210_105_332_833_939],
    commitment: '66c5808c1c42ebef64ad6e6c786782a75c1ff0d2c1e504b9e240dc8a3de0f19a',
  },
] as const;
