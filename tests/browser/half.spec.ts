/** Make 光 exactly half, see the challenge tick itself, send the link, and somebody else sees the same numbers. */

import { centre, dragBy, expect, grab, knob, LANGS, now, open, sentence, test, told, tool, written } from './reader.ts';

for (const lang of LANGS) {
  test(`with mouse and typing in ${lang}`, async ({ page, newReader }) => {
    await open(page, `/${lang}/softmax/`);
    const bar = knob(page, 'prize');
    await dragBy(page, bar, 0, 60);
    await tool(page, 'prize', lang, 'edit').click();
    await page.locator('#prize .edit .list .number-field').first().fill('1.663');
    await page.locator('#prize .edit .list .number-field').first().press('Enter');
    await expect(bar).toHaveAttribute('aria-valuetext', /50\.0%/);
    await expect(page.locator('.try').first()).toHaveClass(/solved/);
    await written(page, /^\?prize\.logits=1\.663,1\.2,0\.3,-0\.5$/);
    const other = await newReader({ locale: 'de-DE' });
    await open(other, page.url());
    expect(await told(other, 'prize')).toEqual(await told(page, 'prize'));
    await expect(other.locator('.notice')).toHaveCount(0);
  });

  test(`with the keyboard in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    const bar = knob(page, 'prize');
    await bar.focus();
    for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowDown');
    expect(await now(bar)).toBe(1.7);
    await expect(page.locator('.try').first()).not.toHaveClass(/solved/);
    for (let i = 0; i < 37; i++) await page.keyboard.press('Alt+ArrowDown');
    await expect(page.locator('.try').first()).toHaveClass(/solved/);
    await written(page, /prize\.logits=1\.663,/);
  });

  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`with a finger in ${lang}`, async ({ page, newReader }) => {
      await open(page, `/${lang}/softmax/`);
      const from = await grab(knob(page, 'prize'));
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
      await touch('touchStart', from.y);
      for (let i = 1; i <= 10; i++) await touch('touchMove', from.y + 6 * i);
      await touch('touchEnd');
      expect(await now(knob(page, 'prize'))).toBeLessThan(3.4);
      // The rest is typed over the number in the sentence, on the small keyboard of a phone.
      const param = sentence(page).locator('.param').first();
      await param.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const at = await centre(param);
      await page.touchscreen.tap(at.x, at.y);
      const field = sentence(page).locator('input');
      await field.fill('1.663');
      await field.press('Enter');
      await expect(page.locator('.try').first()).toHaveClass(/solved/);
      await written(page, /prize\.logits=1\.663,/);
      const other = await newReader({ viewport: { width: 390, height: 844 } });
      await open(other, page.url());
      expect(await told(other, 'prize')).toEqual(await told(page, 'prize'));
    });
  });
}
