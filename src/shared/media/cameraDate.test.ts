import { expect, test, vi } from 'vitest';
import { onThisDevice, parseCameraDate, parseNameDate, parseOffset } from './cameraDate.ts';

test.each([
  ['2019:07:14 18:03:22', '2019-07-14T18:03:22', null],
  ['2019:07:14 18:03:22.123+02:00', '2019-07-14T18:03:22', 120],
  ['2011-06-14T15:47+02:00', '2011-06-14T15:47:00', 120],
  ['2008-03-14T20:59:26.535Z', '2008-03-14T20:59:26', 0],
  ['2022-05-01T12:00:00+0200', '2022-05-01T12:00:00', 120],
  ['2019-10-16T19:01:00-05:30', '2019-10-16T19:01:00', -330],
])('"%s" is %s on the wall', (text, takenAt, takenAtOffsetMinutes) => {
  expect(parseCameraDate(text)).toEqual({ takenAt, takenAtOffsetMinutes, isTimeKnown: true });
});

test('an offset that the camera wrote elsewhere stands beside the date and moves nothing', () => {
  expect(parseCameraDate('1998:01:01 00:00:00', parseOffset('+01:00'))).toEqual({
    takenAt: '1998-01-01T00:00:00',
    takenAtOffsetMinutes: 60,
    isTimeKnown: true,
  });
});

test.each([
  '0000:00:00 00:00:00',
  '0001:01:01 00:00:00',
  '    :  :     :  :  ',
  '2023:02:30 10:00:00',
  '2023:02:03 25:00:00',
  'yesterday',
  '',
  undefined,
])('"%s" is no date', (text) => {
  expect(parseCameraDate(text)).toBeNull();
});

test.each(['+2', '+25:00', '', undefined])('"%s" is no offset', (text) => {
  expect(parseOffset(text)).toBeNull();
});

test.each([
  ['IMG_20190704_181502.jpg', '2019-07-04T18:15:02'],
  ['PXL_20230714_162210123.jpg', '2023-07-14T16:22:10'],
  ['2019-07-04 18.15.02.png', '2019-07-04T18:15:02'],
  ['Screenshot 2021-01-31 at 09.05.59.png', '2021-01-31T09:05:59'],
])('the name %s says %s', (name, takenAt) => {
  expect(parseNameDate(name)).toEqual({ takenAt, takenAtOffsetMinutes: null, isTimeKnown: true });
});

test('what names a day alone is dated at its noon, and says that nobody knows the time', () => {
  const day = (takenAt: string) => ({ takenAt, takenAtOffsetMinutes: null, isTimeKnown: false });
  expect(parseCameraDate('20020620')).toEqual(day('2002-06-20T12:00:00'));
  expect(parseCameraDate('2019:07:14')).toEqual(day('2019-07-14T12:00:00'));
  expect(parseNameDate('VID-20190704-WA0001.mp4')).toEqual(day('2019-07-04T12:00:00'));
  expect(parseNameDate('1962-05-03 Jeanne.tif')).toEqual(day('1962-05-03T12:00:00'));
  expect(parseNameDate('IMG_20190704_999999.jpg')).toEqual(day('2019-07-04T12:00:00'));
});

test.each(['DSC01234.JPG', 'IMG_20191399.jpg', '120190704991.jpg', 'holiday.jpg'])(
  'the name %s says no date',
  (name) => {
    expect(parseNameDate(name)).toBeNull();
  },
);

test('a day of the file system is the one that this device had', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(onThisDevice(Date.UTC(1998, 0, 1, 2))).toEqual({
    takenAt: '1997-12-31T21:00:00',
    takenAtOffsetMinutes: -300,
    isTimeKnown: true,
  });
  vi.unstubAllEnvs();
});
